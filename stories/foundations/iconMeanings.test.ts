import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawings } from '../../design-system/components/Icon/drawings.tsx'
import { ICON_MEANINGS, iconsFor } from './iconMeanings.ts'

const ROOT = join(import.meta.dirname, '../..')
/** These files name every icon. */
const LISTS = ['drawings.tsx', 'iconMeanings.ts']
const texts = Map.groupBy(
  globSync(
    '{design-system/components,design-system/patterns,storefront,stories/foundations,stories/support}/**/*.{ts,tsx}',
    {
      cwd: ROOT,
    },
  ).filter((path) => !/\.(?:test|spec)\./.test(path) && !LISTS.includes(basename(path))),
  (path) => basename(path).replace(/\.tsx?$/, ''),
)
const names = (path: string, icon: string) =>
  new RegExp(`['"]${icon}['"]|\\b${icon}: <`).test(readFileSync(join(ROOT, path), 'utf8'))
const asIcon = (icon: string) => new RegExp(`(?:name=|icon[:=] ?|icon=\\{)["']${icon}["']`)
const all = Object.entries(ICON_MEANINGS)

it('has a meaning for each icon, and for no other', () =>
  expect(Object.keys(ICON_MEANINGS).toSorted()).toEqual(Object.keys(drawings).toSorted()))

describe.each(all)('%s', (icon, { means, not, usedIn, words }) => {
  it('says what it stands for and when to use something else', () => {
    for (const sentence of [means, not]) expect(sentence).toMatch(/^[A-Z].{5,}\.$/)
    expect(words.length).toBeGreaterThan(1)
  })

  it('is where it is said to be', () =>
    expect(usedIn.filter((file) => !texts.get(file)?.some((path) => names(path, icon)))).toEqual([]))

  it('names only icons that exist', () => {
    const named = [...not.matchAll(/(?:that is |[(])([a-z]+(?:-[a-z]+)*)(?=[.)])/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in drawings))).toEqual([])
  })
})

it.each(all.filter(([, { usedIn }]) => usedIn.length === 0))('%s is used nowhere, as it says', (icon) => {
  const found = [...texts.values()].flat().filter((path) => asIcon(icon).test(readFileSync(join(ROOT, path), 'utf8')))
  expect(found, `Add it to usedIn of ${icon}`).toEqual([])
})

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
