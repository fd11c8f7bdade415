import { expect, test } from 'vitest'
import { goldenLight, sunOf } from './sun.ts'

// These times are for Mumbai, which is within five minutes.
test('knows sunrise and sunset at the studio in winter and summer', () => {
  const winter = sunOf('2026-12-12')
  expect(winter.sunrise).toBeCloseTo(7 * 60 + 1, -1)
  expect(winter.sunset).toBeCloseTo(18 * 60 + 2, -1)
  const summer = sunOf('2026-06-21')
  expect(summer.sunrise).toBeCloseTo(6 * 60 + 3, -1)
  expect(summer.sunset).toBeCloseTo(19 * 60 + 18, -1)
})

test('says the evening’s golden light, or the morning’s for a shoot that is over before', () => {
  const { sunrise, goldenUntil, goldenFrom, sunset } = sunOf('2026-12-12')
  expect(goldenLight('2026-12-12', 20 * 60)).toMatchObject({ start: goldenFrom, end: sunset })
  expect(goldenLight('2026-12-12', undefined)).toMatchObject({ start: goldenFrom, end: sunset })
  // The shoot ends past midnight.
  expect(goldenLight('2026-12-12', 2 * 60)).toMatchObject({ start: goldenFrom, end: sunset })
  expect(goldenLight('2026-12-12', 12 * 60)).toMatchObject({ start: sunrise, end: goldenUntil })
  expect(goldenLight('2026-12-12', 20 * 60).text).toMatch(/^Sunset 6:0\d pm, golden from 5:3\d pm$/)
  expect(goldenLight('2026-12-12', 12 * 60).text).toMatch(/^Sunrise (6:59|7:0\d) am, golden until 7:3\d am$/)
})
