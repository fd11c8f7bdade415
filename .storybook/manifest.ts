/**
 * A preset that describes components with their guides in Storybook's component manifest, which MCP clients and other
 * tools read.
 */
import { type Guide, ruleOf } from '../stories/support/guide.ts'
import type { Documented } from './docgen/extract.ts'
import type { Prop } from './docgen/prop.ts'
import { OWN_ENTRY, PACKAGE } from './packageImports.ts'
import { readGuides } from './readGuides.ts'

interface Described {
  name: string
  guide: Guide
  /** The guide's own component comes first; a guide such as Layout has none of that name. */
  parts: readonly Documented[]
}

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

export async function described(): Promise<Described[]> {
  // Lazy, because it loads the compiler.
  const { components } = await import('./docgen/extract.ts')
  return (await readGuides()).map(({ name, guide }) => {
    const parts = [name, ...(guide.covers ?? [])].flatMap((part) => components().find((one) => one.name === part) ?? [])
    return { name, guide, parts }
  })
}

const importOf = ({ name, parts }: Described) =>
  `import { ${parts.map((part) => part.name).join(', ')} } from '${PACKAGE}${OWN_ENTRY.has(name) ? `/${name}` : ''}'`

const bullets = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`### ${title}`, '', ...lines.map((line) => `- ${line}`), '']

function guideText({ guide }: Described): string {
  return [
    ...bullets('When to use it', guide.use),
    ...bullets('When not to', guide.avoid),
    ...bullets(
      'Keyboard',
      guide.keyboard.map(({ keys, does }) => `${keys}: ${does}`),
    ),
    ...bullets('Accessibility', guide.accessibility),
    ...bullets('Words', guide.content),
    ...bullets(
      'Do',
      guide.dos.map((rule) => ruleOf(rule).text),
    ),
    ...bullets(
      'Don’t',
      guide.donts.map((rule) => ruleOf(rule).text),
    ),
  ]
    .join('\n')
    .trim()
}

/** A list of values is shown in full, and other named types by their declarations. */
function typeOf({ type, detail, kind }: Prop): { type: string; declarations?: string } {
  if (!detail) return { type }
  return kind === 'choice' ? { type: detail } : { type, declarations: detail }
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

export async function experimental_manifests(existing: Manifests = {}): Promise<Manifests> {
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
