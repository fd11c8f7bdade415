import { expect, test } from 'vitest'
import { FOCUS_WIDTHS, sharesOf, WIDTHS } from './share.ts'

const stories = ['Badge', 'Badge', 'Badge', 'Quote', ...Array.from({ length: 7 }, () => 'Header')].map((title, at) => ({
  title,
  id: `${title}-${at}`,
}))
const shares = sharesOf(stories)
const sharesIn = (title: string) => [...shares].filter(([story]) => story.title === title).map(([, share]) => share)
const sorted = (widths: readonly number[]) => [...new Set(widths)].toSorted((one, other) => one - other)

test.each(['Badge', 'Quote', 'Header'])('the stories of %s try all widths together', (title) => {
  expect(sorted(sharesIn(title).flatMap(({ widths }) => widths))).toEqual(WIDTHS)
  expect(sorted(sharesIn(title).flatMap(({ focusAt }) => focusAt))).toEqual(FOCUS_WIDTHS)
})

test('each story tries the narrowest width, and leaves no gap wider than 64 px', () => {
  for (const { widths, focusAt } of shares.values()) {
    expect(widths[0]).toBe(320)
    expect(focusAt[0]).toBe(320)
    const gaps = widths.map((width, at) => (widths[at + 1] ?? 1920) - width)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(64)
  }
})

test('a single story tries all of them', () => {
  expect(sharesIn('Quote')).toEqual([{ widths: WIDTHS, focusAt: FOCUS_WIDTHS }])
})
