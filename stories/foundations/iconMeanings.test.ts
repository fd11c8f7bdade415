import { describe, expect, it } from 'vitest'
import { drawings } from '../../design-system/components/Icon/drawings.tsx'
import { readIconPlaces } from '../../.storybook/iconPlaces.ts'
import { ICON_MEANINGS, iconsFor } from './iconMeanings.ts'

const all = Object.entries(ICON_MEANINGS)

it('has a meaning for each icon, and for no other', () =>
  expect(Object.keys(ICON_MEANINGS).toSorted()).toEqual(Object.keys(drawings).toSorted()))

describe.each(all)('%s', (_, { means, not, words }) => {
  it('says what it stands for and when to use something else', () => {
    for (const sentence of [means, not]) expect(sentence).toMatch(/^[A-Z].{5,}\.$/)
    expect(words.length).toBeGreaterThan(1)
  })

  it('names only icons that exist', () => {
    const named = [...not.matchAll(/(?:that is |[(])([a-z]+(?:-[a-z]+)*)(?=[.)])/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in drawings))).toEqual([])
  })
})

it.each([
  ['an attribute', 'ticket', ['CouponField']],
  ['a choice of two', 'pause', ['Carousel', 'home page']],
  ['a map of icons', 'hourglass', ['AvailabilityBadge']],
  ['the words of a brand', 'youtube', ['words of a brand']],
])('finds where an icon is used: in %s', (_, icon, where) => expect(readIconPlaces()[icon]).toEqual(where))

it('gives no meaning to two icons', () => {
  const meanings = all.map(([, { means }]) => means)
  expect(new Set(meanings).size).toBe(meanings.length)
})

it.each([
  ['sold out', ['barred']],
  ['coupon', ['ticket']],
  ['basket', ['cart']],
  ['Envelope', ['mail']],
  ['hamburger', ['menu']],
  ['new tab', ['external']],
  ['fast filling', ['hourglass']],
])('finds by what it means: %s', (wanted, found) => expect(iconsFor(wanted)).toEqual(found))

it('finds all without words, and none for nonsense', () => {
  expect(iconsFor(' ')).toHaveLength(all.length)
  expect(iconsFor('qqq')).toEqual([])
})
