/**
 * A preset: docs pages in Storybook's index get synonyms as anchors. The sidebar's search looks through a page's name, its
 * groups and its anchors, and through nothing else; tags are not searched.
 */
import type { StoryIndex } from 'storybook/internal/types'
import { anchorOf } from '../stories/support/guide.ts'
import { BRANDS } from '../design-system/tokens/brands.ts'
import { readGuides } from './readGuides.ts'

/** Of pages without a guide. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  'foundations-colour--docs': ['contrast', 'palette', 'dark mode'],
  'foundations-downloads--docs': ['figma', 'tokens studio', 'design tokens', 'export', 'fonts'],
  'guides-for-qa--docs': ['sign-off', 'rate limits', 'situations'],
  'foundations-type--docs': ['typography', 'font sizes'],
  'foundations-brands--docs': BRANDS.map(({ name }) => name),
}

/** Where one of these words has a section of its own. */
const SECTIONS: Readonly<Record<string, string>> = { contrast: 'contrast-of-texts' }

interface Anchor {
  readonly id: string
  readonly title: string
}

/**
 * Storybook's anchors of stories, as our pages have them: those of components and of the shop show one story at a time, and
 * have none; the others have a section of that name for each.
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

/** Storybook asks for it several times, and always gets the same object. */
export function storyIndexGenerator(generator: Generator): Generator {
  if (extended.has(generator)) return generator
  extended.add(generator)
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => withSynonyms(await getIndex())
  return generator
}
