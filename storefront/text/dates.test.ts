import { expect, it } from 'vitest'
import {
  addDays,
  clock,
  clockAt,
  countdown,
  dMy,
  dayOf,
  daysBetween,
  hasBegun,
  minutesOf,
  parseDMy,
  slashed,
  TIME_ZONE,
  timeWindow,
  today,
  weekday,
} from './dates.ts'

it('formats September as Sep and pads the day', () => {
  expect(dMy('2026-09-05')).toBe('05 Sep 2026')
  expect(slashed('2026-09-05')).toBe('05/09/2026')
})

it('parses what it formats, and rejects impossible days', () => {
  expect(parseDMy('05 Jan 2026')).toBe('2026-01-05')
  expect(parseDMy('31 Feb 2026')).toBeUndefined()
  expect(parseDMy('5/1/2026')).toBeUndefined()
  expect(dayOf(2024, 2, 29)).toBe('2024-02-29')
  expect(dayOf(2026, 2, 29)).toBeUndefined()
  expect(dayOf(2026, 13, 1)).toBeUndefined()
  expect(dayOf(2026, 0, 1)).toBeUndefined()
  // The year is not 1926.
  expect(dayOf(26, 1, 5)).toBeUndefined()
})

it.each([...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').entries()])(
  'reads and writes month %i as %s',
  (at, name) => {
    const day = dayOf(2026, at + 1, 9)!
    expect(dMy(day)).toBe(`09 ${name} 2026`)
    expect(parseDMy(`09 ${name} 2026`)).toBe(day)
  },
)

it.each([' 05 Jan 2026 ', '5 Jan 2026', '05 JAN 2026', '05 jan 2026'])('takes %j for a day', (text) => {
  expect(parseDMy(text)).toBe('2026-01-05')
})

it.each(['05 Foo 2026', 'on 05 Jan 2026', '105 Jan 2026', '05 Jan 20260', '05 January 2026', ''])(
  'takes %j for no day',
  (text) => expect(parseDMy(text)).toBeUndefined(),
)

it('is already tomorrow at the studio at half past six in the evening in London', () => {
  expect(today(Date.UTC(2026, 10, 21, 18, 29))).toBe('2026-11-21')
  expect(today(Date.UTC(2026, 10, 21, 18, 30))).toBe('2026-11-22')
})

it('is at the studio what it is in the time zone of that name', () => {
  const named = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })
  for (const hour of [0, 12, 18, 19, 23]) {
    const moment = Date.UTC(2026, 10, 21, hour)
    expect(today(moment)).toBe(named.format(moment))
  }
})

it('counts days over a year and a leap day', () => {
  expect(daysBetween('2027-12-31', '2028-03-01')).toBe(61)
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(daysBetween('2026-01-02', '2026-01-01')).toBe(-1)
  const week = [0, 1, 2, 3, 4, 5, 6].map((later) => weekday(addDays('2026-12-06', later)))
  expect(week.join(' ')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday')
})

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

it.each([
  [0, '0:00'],
  [8, '0:08'],
  [75, '1:15'],
  [900, '15:00'],
  [3599, '59:59'],
  [3675, '1:01:15'],
  [86_400, '24:00:00'],
])('formats %i seconds as %s', (seconds, shown) => {
  expect(countdown(seconds)).toBe(shown)
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
