import { expect, it } from 'vitest'
import { distinct, following } from './lists.ts'

it('keeps the first item of each key, in order', () => {
  const items = ['saree', 'gown', 'saree', 'suit', 'gown']
  expect(distinct(items, (item) => item)).toEqual(['saree', 'gown', 'suit'])
  expect(distinct(items, (item) => item.length)).toEqual(['saree', 'gown'])
})

const ENTRIES = ['barn', 'court', '', 'tree', 'barn', 'well'].map((SlugId) => ({ SlugId }))
const after = (slug: string, count = 3) => following(ENTRIES, slug, count).map(({ SlugId }) => SlugId)

it('continues at the start after the last entry', () => {
  expect(after('court')).toEqual(['tree', 'barn', 'well'])
  expect(after('well')).toEqual(['barn', 'court', 'tree'])
})

it('leaves out the entry itself and those without a page', () =>
  expect(after('barn', 9)).toEqual(['court', 'tree', 'well']))

it('begins at the start for an unknown entry', () => {
  expect(after('attic')).toEqual(['barn', 'court', 'tree'])
  expect(following([], 'attic', 3)).toEqual([])
})
