import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DocsIndexEntry, StoryIndex } from 'storybook/internal/types'
import { expect, it } from 'vitest'
import { anchorOf, SYNONYMS } from '../stories/support/synonyms.ts'
import { storyIndexGenerator, withSynonyms } from './synonyms.ts'

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

it.each(Object.entries(SYNONYMS))('%s exists, and has each word once', (name, words) => {
  expect(existsSync(join(import.meta.dirname, `../stories/components/${name}/guide.ts`))).toBe(true)
  expect(new Set(words.map(anchorOf)).size).toBe(words.length)
})

it('what people call them finds components', () => {
  const all = Object.values(SYNONYMS).flat()
  const asked = ['modal', 'snackbar', 'pill', 'chip', 'date picker', 'strike-through', 'spinner', 'drawer', 'one-time']
  for (const word of asked) expect(all).toContain(word)
})

it('adds the words to docs pages, once', async () => {
  expect(anchorsOf(withSynonyms(index))).toEqual(SYNONYMS['Dialog'])
  const generator = { getIndex: () => Promise.resolve(index) }
  expect(anchorsOf(await storyIndexGenerator(storyIndexGenerator(generator)).getIndex())).toEqual(SYNONYMS['Dialog'])
})
