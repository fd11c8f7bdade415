import { types as t } from 'storybook/internal/babel'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Shown } from '../visual/inPage.ts'

export interface StoryEntry {
  /** `components-badge--states` */
  readonly id: string
  /** `Catalogue/Badge` */
  readonly title: string
  /** `At Night` */
  readonly name: string
  readonly tags: readonly string[]
  readonly own: Shown['own']
}

/** Evaluates literals, and objects of literals. */
function valueOf(node: t.Node, path: string): unknown {
  if (t.isStringLiteral(node) || t.isBooleanLiteral(node)) return node.value
  if (t.isObjectExpression(node)) {
    return Object.fromEntries(node.properties.map((property) => entryOf(property, path)))
  }
  throw new Error(`${path}: Write globals as literals: ${node.type} can't be read without running the story.`)
}

const entryOf = (property: t.Node, path: string): [string, unknown] =>
  t.isObjectProperty(property) && t.isIdentifier(property.key)
    ? [property.key.name, valueOf(property.value, path)]
    : ['', valueOf(property, path)]

export function readStoryFile(text: string, path: string): StoryEntry[] {
  const { _metaAnnotations, _storyAnnotations, indexInputs } = loadCsf(text, {
    fileName: path,
    makeTitle: (title) => title ?? path,
  }).parse()
  return indexInputs.map(({ __id, title, name, exportName, tags = [] }) => {
    const globals = [_metaAnnotations['globals'], _storyAnnotations[exportName]?.['globals']]
    return {
      id: __id!,
      title: title!,
      name: name!,
      // `!tag` removes one of the file's tags.
      tags: tags.filter((tag) => !tags.includes(`!${tag}`)),
      own: Object.assign({}, ...globals.map((node) => node && valueOf(node, path))) as Shown['own'],
    }
  })
}
