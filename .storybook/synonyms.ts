/**
 * A preset that adds synonyms to the index as anchors, because the sidebar's search covers only names, groups and
 * anchors.
 */
import type { StoryIndex } from 'storybook/internal/types'
import { anchorOf } from '../stories/support/guide.ts'
import { BRANDS } from '../design-system/tokens/brands.ts'
import { readGuides } from './readGuides.ts'

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'foundations-colour--docs': ['contrast', 'palette', 'dark mode'],
  'foundations-downloads--docs': ['figma', 'tokens studio', 'design tokens', 'export', 'fonts'],
  'guides-for-qa--docs': ['sign-off', 'rate limits', 'situations'],
  'foundations-type--docs': ['typography', 'font sizes'],
  'foundations-brands--docs': BRANDS.map(({ name }) => name),
}

/** Synonyms that have their own section on a page. */
const SECTIONS: Readonly<Record<string, string>> = { contrast: 'contrast-of-texts' }

interface Anchor {
  readonly id: string
  readonly title: string
}

/**
 * Docs pages of components and of the shop show one story at a time, so their anchors for other stories lead nowhere.
 */
function sectionOf({ id, title }: Anchor): Anchor[] {
  const [, kind, section] = /^anchor--(components|pages|routes)?.*--(.+)$/.exec(id) ?? []
  return kind ? [] : [{ id: section ?? id, title }]
}

interface Generator {
  getIndex: () => Promise<StoryIndex>
}

export async function withSynonyms(index: StoryIndex): Promise<StoryIndex> {
  const guides = await readGuides()
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    if (entry.type !== 'docs') return [id, entry] as const
    const synonyms =
      guides.find(({ name }) => id === `components-${name.toLowerCase()}--docs`)?.guide.alsoCalled ?? OTHERS[id] ?? []
    const also = synonyms.map((title) => ({ id: SECTIONS[title] ?? anchorOf(title), title }))
    const sections = entry.anchors?.flatMap(sectionOf) ?? []
    return [id, { ...entry, anchors: [...sections, ...also] }] as const
  })
  return { ...index, entries: Object.fromEntries(entries) }
}

const extended = new WeakSet<Generator>()

/** Storybook calls this several times with the same object. */
export function storyIndexGenerator(generator: Generator): Generator {
  if (extended.has(generator)) return generator
  extended.add(generator)
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => withSynonyms(await getIndex())
  return generator
}
