import { expect, test } from 'vitest'
import type { ModeName } from '../../.storybook/modes.ts'
import type { Baselines } from './baselines.ts'
import { isSampled, leadersOf, SAMPLED } from './follow.ts'

const accepted = (hashes: Partial<Record<ModeName, string>>): Baselines[string] =>
  Object.fromEntries(Object.entries(hashes).map(([mode, hash]) => [mode, { hash, size: '1x1' }]))

test('a mode with the pixels of an earlier one of its width follows it', () => {
  const lines = accepted({ desktop: 'a', dark: 'a', 'high contrast': 'b', 'forced colours': 'b', phone: 'a' })
  expect(leadersOf(lines, 'desktop')).toEqual([])
  expect(leadersOf(lines, 'dark')).toEqual(['desktop'])
  expect(leadersOf(lines, 'forced colours')).toEqual(['high contrast'])
  // Another width is drawn anew, whatever it looks like.
  expect(leadersOf(lines, 'phone')).toEqual([])
})

test('a theme at tablet width follows that width and that theme, where both are accepted', () => {
  const lines = { desktop: 'a', dark: 'b', tablet: 'c', 'dark tablet': 'd', phone: 'e', 'dark phone': 'f' }
  expect(leadersOf(accepted(lines), 'dark tablet')).toEqual(['tablet', 'dark'])
  const { tablet: _tablet, ...others } = lines
  expect(leadersOf(accepted(others), 'dark tablet')).toEqual([])
  for (const mode of ['tablet', 'dark', 'dark phone'] as const) expect(leadersOf(accepted(lines), mode)).toEqual([])
})

test('what was never accepted follows nothing', () => {
  expect(leadersOf(undefined, 'dark')).toEqual([])
  expect(leadersOf(accepted({ desktop: 'a' }), 'dark tablet')).toEqual([])
})

test('each commit takes another part of them, and some commits take each', () => {
  const stories = Array.from({ length: 400 }, (_, at) => `components-badge--story-${at}`)
  const sampleOf = (seed: string) => stories.filter((story) => isSampled(story, 'dark tablet', seed))
  const [one, other] = [sampleOf('one'), sampleOf('other')]
  expect(sampleOf('one')).toEqual(one)
  expect(one).not.toEqual(other)
  expect(one.length).toBeGreaterThan(400 / SAMPLED / 2)
  expect(one.length).toBeLessThan((400 / SAMPLED) * 2)
  const commits = Array.from({ length: 100 }, (_, at) => String(at))
  expect(stories.filter((story) => !commits.some((seed) => isSampled(story, 'dark tablet', seed)))).toEqual([])
})
