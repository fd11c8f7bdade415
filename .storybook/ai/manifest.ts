import type { Documented } from '../docgen/extract.ts'
import { described, type Described } from './described.ts'
import { guideText, importOf, typeOf } from './markdown.ts'

interface Entry {
  id: string
  name: string
  path: string
  stories: readonly { id: string; name: string; snippet?: string | undefined }[]
  jsDocTags: Record<string, string[]>
}

interface Manifests {
  components?: { components: Record<string, Entry>; meta?: object } & Record<string, unknown>
}

const propsOf = ({ props }: Documented) => ({
  props: Object.fromEntries(
    props.map((prop) => {
      const { name, required = false, initial, description } = prop
      const { type, declarations } = typeOf(prop)
      return [
        name,
        {
          description: [description, declarations].filter(Boolean).join('\n\n'),
          required,
          tsType: { name: type, raw: type },
          ...(initial === undefined ? {} : { defaultValue: { value: initial } }),
        },
      ]
    }),
  ),
})

/** Snippets that need a story's helper, such as one that keeps a value, cannot be copied. */
const isToCopy = (snippet: string, names: ReadonlySet<string>) =>
  [...snippet.matchAll(/<([A-Z]\w*)/g)].every(([, name = '']) => names.has(name))

function storyOf({ snippet = '', ...story }: Entry['stories'][number], names: ReadonlySet<string>) {
  return isToCopy(snippet, names) ? { ...story, snippet: snippet.replaceAll('fn()', '() => {}') } : story
}

export function entryOf(component: Described, { id, path, stories }: Entry, names: ReadonlySet<string>) {
  const { name, guide, parts } = component
  const [own, ...others] = parts
  return {
    id,
    name,
    path,
    summary: guide.purpose,
    description: [guide.purpose, guideText(component)].join('\n\n'),
    import: importOf(component),
    jsDocTags: {},
    // The source of other stories is not worth copying.
    stories: stories.filter((story) => story.name === 'Default').map((story) => storyOf(story, names)),
    ...(own ? { reactDocgen: propsOf(own) } : {}),
    ...(others.length === 0
      ? {}
      : {
          subcomponents: Object.fromEntries(
            others.map((part) => [
              part.name,
              { name: part.name, path, description: part.description, jsDocTags: {}, reactDocgen: propsOf(part) },
            ]),
          ),
        }),
  }
}

export async function withGuides(existing: Manifests = {}): Promise<Manifests> {
  const { components } = existing
  if (!components) return existing
  const all = await described()
  const names = new Set(all.flatMap(({ parts }) => parts.map(({ name }) => name)))
  const known = new Map(all.map((component) => [component.name, component]))
  const entries = Object.values(components.components).flatMap((entry) => {
    // By file name, because titles are grouped for readers.
    const file = /stories\/components\/(\w+)\/\w+\.stories\.tsx$/.exec(entry.path)?.[1] ?? entry.name
    const component = known.get(file)
    return component ? [[entry.id, entryOf(component, entry, names)] as const] : []
  })
  // A duration would differ in every build.
  const meta = { ...components.meta, durationMs: 0 }
  return { ...existing, components: { ...components, meta, components: Object.fromEntries(entries) } }
}
