import type { DocsIndexEntry, StoryIndex } from 'storybook/internal/types'
import { expect, it } from 'vitest'
import { anchorOf } from '../stories/support/guide.ts'
import { guides } from '../stories/support/guides.ts'
import { storyIndexGenerator, withSynonyms } from './synonyms.ts'

const STORIES = import.meta.glob<string>('../stories/{pages,routes}/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const docs: DocsIndexEntry = {
  id: 'components-dialog--docs',
  title: 'Overlays/Dialog',
  name: 'Docs',
  type: 'docs',
  importPath: './stories/components/Dialog/Dialog.stories.tsx',
  storiesImports: [],
}
const index: StoryIndex = { v: 5, entries: { [docs.id]: docs } }
const anchorsOf = ({ entries }: StoryIndex) => {
  const entry = entries[docs.id]
  return entry?.type === 'docs' ? entry.anchors?.map(({ title }) => title) : undefined
}

it.each(guides)('$name has each other word once', ({ guide: { alsoCalled = [] } }) => {
  expect(new Set(alsoCalled.map(anchorOf)).size).toBe(alsoCalled.length)
})

it('adds the words to docs pages, once', async () => {
  const words = guides.find(({ name }) => name === 'Dialog')?.guide.alsoCalled
  expect(words).toContain('modal')
  expect(anchorsOf(await withSynonyms(index))).toEqual(words)
  const generator = { getIndex: () => Promise.resolve(index) }
  expect(anchorsOf(await storyIndexGenerator(storyIndexGenerator(generator)).getIndex())).toEqual(words)
})

it('leads to the sections that a page has', async () => {
  const anchors = [
    { id: 'anchor--components-dialog--closes', title: 'Closes' },
    { id: 'keyboard', title: 'Keyboard' },
    { id: 'anchor--foundations-colour--in-every-theme', title: 'In Every Theme' },
  ]
  const { entries } = await withSynonyms({ v: 5, entries: { [docs.id]: { ...docs, anchors } } })
  const [keyboard, theme] = (entries[docs.id] as DocsIndexEntry).anchors ?? []
  expect([keyboard, theme]).toEqual([anchors[1], { id: 'in-every-theme', title: 'In Every Theme' }])
})

it('finds pages by what designers look for', async () => {
  const id = 'foundations-downloads--docs'
  const { entries } = await withSynonyms({ v: 5, entries: { [id]: { ...docs, id } } })
  expect(entries[id]).toMatchObject({ anchors: expect.arrayContaining([{ id: 'also-figma', title: 'figma' }]) })
})

/** Search ranks a story with exactly that name above a component that has it as a synonym. */
it('no page has a story named “sold out”, which finds the badge', () => {
  expect(guides.find(({ name }) => name === 'AvailabilityBadge')?.guide.alsoCalled).toContain('sold out')
  const unnamed = Object.entries(STORIES).filter(([, source]) =>
    /export const SoldOut = .*\n(?! {2}name: )/.test(source),
  )
  expect(unnamed.map(([file]) => file)).toEqual([])
})
