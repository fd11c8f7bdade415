import { expect, it } from 'vitest'
import { ALL, pathOf, propsOf, tabShown, tabsOf, type Prop } from './props.ts'

const prop = (SlugName: string, PropName: string): Prop => ({
  SlugName,
  PropCategoryName: SlugName,
  PropName,
  ThmbnailLink: '',
})
const PROPS = [
  prop('vintage', 'Gramophone'),
  prop('light', 'Lantern'),
  prop('vintage', 'Booth'),
  prop('other', 'Ladder'),
]
const CATEGORIES = [
  { SlugName: 'light', PropCategoryName: 'Lights' },
  { SlugName: 'vintage', PropCategoryName: 'Vintage' },
  { SlugName: '', PropCategoryName: 'Nameless' },
  { SlugName: 'empty', PropCategoryName: 'Nothing yet' },
]

it('has a tab for everything, then one per category in the given order', () => {
  expect(tabsOf(CATEGORIES, PROPS)).toEqual([
    { value: ALL, text: 'All', count: 4 },
    { value: 'light', text: 'Lights', count: 1 },
    { value: 'vintage', text: 'Vintage', count: 2 },
    { value: 'empty', text: 'Nothing yet', count: 0 },
  ])
})

it('shows the props of a slug, or all without one', () => {
  expect(propsOf('vintage', PROPS).map(({ PropName }) => PropName)).toEqual(['Gramophone', 'Booth'])
  expect(propsOf('', PROPS)).toHaveLength(4)
})

it.each([
  ['', '', ALL],
  ['', 'vintage', 'vintage'],
  ['kind=light', 'vintage', 'light'],
  ['kind=', 'vintage', ALL],
  ['kind=gone', 'vintage', ALL],
  ['', 'gone', ALL],
])('opens the tab of address %o and session %o', (search, kept, tab) => {
  expect(tabShown(search, kept, tabsOf(CATEGORIES, PROPS))).toBe(tab)
})

it('puts the tab into the address', () => {
  expect(pathOf(ALL)).toBe('/props')
  expect(pathOf('a&b')).toBe('/props?kind=a%26b')
})
