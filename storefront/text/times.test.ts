import { expect, it } from 'vitest'
import { clock, clockAt, hasBegun, minutesOf, timeWindow } from './times.ts'

it.each([
  ['14:00', 840],
  ['2:00 PM', 840],
  ['12:00 am', 0],
  ['12:30 p.m.', 750],
  ['07:05:00', 425],
  [' 2:05 pm ', 845],
  ['2:05pm', 845],
  ['2 :05', undefined],
  ['1:00 am', 60],
  ['23:59', 1439],
  ['24:00', undefined],
  ['10:60', undefined],
  ['10:5', undefined],
  ['0:30 am', undefined],
  ['110:00', undefined],
  ['10:00 to 11:00', undefined],
  ['10:00 xm', undefined],
  ['25:00', undefined],
  ['13:00 PM', undefined],
  ['', undefined],
])('reads %s as minutes after midnight', (time, minutes) => expect(minutesOf(time)).toBe(minutes))

it('formats a time window, and shows malformed times unchanged', () => {
  expect(timeWindow('14:00', '8:00 PM')).toBe('2:00 pm – 8:00 pm')
  expect(timeWindow('sunrise', '9:00')).toBe('sunrise – 9:00 am')
  expect(timeWindow('', '')).toBe('')
  expect(clock(0)).toBe('12:00 am')
  expect(clock(11 * 60 + 59)).toBe('11:59 am')
  expect(clock(12 * 60 + 5)).toBe('12:05 pm')
  expect(clock(24 * 60)).toBe('12:00 am')
})

it('formats the time at the studio, whatever the device’s time zone', () => {
  expect(clockAt(Date.parse('2026-01-05T10:00:00Z'))).toBe('3:30 pm')
  expect(clockAt(Date.parse('2026-01-05T18:45:00Z'))).toBe('12:15 am')
})

it('begins in its first minute at the studio, and a day without hours ends with it', () => {
  const at = (time: string) => Date.parse(`2026-01-05T${time}+05:30`)
  const noon = 12 * 60
  expect(hasBegun('2026-01-05', noon, at('11:59:59.999'))).toBe(false)
  expect(hasBegun('2026-01-05', noon, at('12:00:00'))).toBe(true)
  expect(hasBegun('2026-01-05', 0, at('00:00:00'))).toBe(true)
  expect(hasBegun('2026-01-06', 0, at('23:59:59.999'))).toBe(false)
  expect(hasBegun('2026-01-04', 23 * 60, at('00:00:00'))).toBe(true)
  expect([
    hasBegun('2026-01-05', undefined, at('23:59:59.999')),
    hasBegun('2026-01-04', undefined, at('00:00:00')),
  ]).toEqual([false, true])
})
