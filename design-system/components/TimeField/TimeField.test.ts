import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endTime, minutesOf } from './TimeField.tsx'

describe('minutesOf', () => {
  it.each([
    ['00:00', 0],
    ['07:00', 420],
    ['23:59', 1439],
  ])('reads %s as %i minutes', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes)
  })
  it.each(['', '24:00', '7:00', '07:60', '07:0', '07:00:00', 'noon', ' 07:00'])('refuses "%s"', (time) => {
    expect(minutesOf(time)).toBeUndefined()
  })
})

describe('endTime', () => {
  it.each([
    ['17:00', 60, '18:00'],
    ['09:45', 30, '10:15'],
    ['23:30', 60, '00:30'],
    ['00:00', 0, '00:00'],
    ['10:00', 1440, '10:00'],
  ])('from %s for %i minutes is %s', (start, lasts, end) => {
    expect(endTime(start, lasts)).toBe(end)
  })
  it('is undefined without a start or a duration', () => {
    expect(endTime('', 60)).toBeUndefined()
    expect(endTime('17:00', Number.NaN)).toBeUndefined()
    expect(endTime('17:00', -1)).toBeUndefined()
  })
  it('is always a valid time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.nat(5000), (from, lasts) => {
        const start = endTime('00:00', from)!
        expect(minutesOf(endTime(start, lasts)!)).toBe((from + lasts) % 1440)
      }),
    )
  })
})
