import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAWN, DUSK, HORIZON, stretch, sunAt, TWO_DAYS, WHOLE_DAY } from './logic.ts'

const hour = (hours: number) => hours * 60

test('the sun rises at 6:00, culminates at 13:30 and sets at 21:00', () => {
  expect(sunAt(hour(6))).toEqual({ x: 8, y: HORIZON })
  expect(sunAt(hour(13.5))).toEqual({ x: 120, y: 8 })
  expect(sunAt(hour(21))).toEqual({ x: 232, y: HORIZON })
})

test('the sun is on the horizon at night', () => {
  expect(sunAt(0)).toEqual(sunAt(hour(6)))
  expect(sunAt(hour(23))).toEqual(sunAt(hour(21)))
})

test('draws 7:00 to 12:00 as in the mock-ups', () => {
  expect(stretch(hour(7), hour(12))).toEqual({
    path: 'M10.45 36.52A112 36 0 0 1 85.39 9.76',
    sun: { x: 36.77, y: 19.91 },
  })
})

test('draws a whole day as the whole arc', () => {
  expect(stretch(0, hour(24))?.path).toBe(WHOLE_DAY)
})

test('cuts a window past midnight at nightfall', () => {
  expect(stretch(hour(18), hour(2))?.path).toBe(stretch(hour(18), hour(21))?.path)
})

test('is undefined without a window or for a window at night', () => {
  expect(stretch(undefined, hour(12))).toBeUndefined()
  expect(stretch(hour(12), undefined)).toBeUndefined()
  expect(stretch(Number.NaN, hour(12))).toBeUndefined()
  expect(stretch(hour(22), hour(23))).toBeUndefined()
  expect(stretch(hour(2), hour(5))).toBeUndefined()
})

test('draws two suns for two days', () => {
  expect(TWO_DAYS.map(({ sun }) => sun.x)).toEqual([62, 178])
})

const minutes = fc.integer({ min: 0, max: hour(24) })

test('the sun stays above the horizon and its path is symmetrical', () => {
  fc.assert(
    fc.property(minutes, (at) => {
      const sun = sunAt(at)
      const mirrored = sunAt(DAWN + DUSK - at)
      expect(sun.y).toBeLessThanOrEqual(HORIZON)
      expect(sun.y).toBeCloseTo(mirrored.y, 1)
      expect(sun.x + mirrored.x).toBeCloseTo(240, 1)
    }),
  )
})

test('the sun always moves forward', () => {
  fc.assert(
    fc.property(minutes, minutes, (one, other) => {
      expect(sunAt(Math.min(one, other)).x).toBeLessThanOrEqual(sunAt(Math.max(one, other)).x)
    }),
  )
})

test('a window runs to the right with the sun between its ends; none is drawn at night', () => {
  fc.assert(
    fc.property(minutes, minutes, (start, end) => {
      const drawn = stretch(start, end)
      const last = end <= start ? hour(24) : end
      expect(drawn === undefined).toBe(last <= DAWN || start >= DUSK)
      if (drawn === undefined) return
      const [, from = Number.NaN, to = Number.NaN] = (/^M(\S+) \S+A.* (\S+) \S+$/.exec(drawn.path) ?? []).map(Number)
      expect(from).toBeLessThanOrEqual(drawn.sun.x)
      expect(drawn.sun.x).toBeLessThanOrEqual(to)
    }),
  )
})
