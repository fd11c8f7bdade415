import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neighbours, turned } from './Lightbox.tsx'

test('moves both ways and wraps around', () => {
  expect([0, 1, 2].map((at) => turned(at, 1, 3))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((at) => turned(at, -1, 3))).toEqual([2, 0, 1])
})

test('jumps to the first and the last', () => {
  expect(turned(4, 'first', 8)).toBe(0)
  expect(turned(4, 'last', 8)).toBe(7)
})

test('does not move with one picture or none', () => {
  for (const by of [1, -1, 'first', 'last'] as const) {
    expect(turned(0, by, 1)).toBe(0)
    expect(turned(0, by, 0)).toBe(0)
  }
})

test('preloads the pictures one step away', () => {
  expect(neighbours(0, 8)).toEqual([1, 7])
  expect(neighbours(1, 2)).toEqual([0])
  expect(neighbours(0, 1)).toEqual([])
})

const album = fc
  .record({ count: fc.integer({ min: 1, max: 60 }), picked: fc.nat() })
  .map(({ count, picked }) => ({ count, at: picked % count }))

test('a step back reverses a step on', () => {
  fc.assert(
    fc.property(album, ({ at, count }) => {
      expect(turned(turned(at, 1, count), -1, count)).toBe(at)
      expect(turned(turned(at, -1, count), 1, count)).toBe(at)
    }),
  )
})

test('going on shows every picture once per round', () => {
  fc.assert(
    fc.property(album, ({ at, count }) => {
      const seen = new Set<number>()
      for (let here = at; !seen.has(here); here = turned(here, 1, count)) seen.add(here)
      expect([...seen].sort((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, one) => one))
    }),
  )
})

test('any step leads to a preloaded picture', () => {
  fc.assert(
    fc.property(album, fc.constantFrom(1, -1), ({ at, count }, by) => {
      expect([at, ...neighbours(at, count)]).toContain(turned(at, by, count))
      expect(neighbours(at, count)).not.toContain(at)
    }),
  )
})
