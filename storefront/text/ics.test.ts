import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { googleCalendar, icsOf, type CalendarEvent } from './ics.ts'

const octets = new TextEncoder()
const NOW = Date.UTC(2026, 10, 21, 14, 5, 9)
const shoot: CalendarEvent = {
  uid: 'order_1-1@aperture-acres.example',
  title: 'Golden Hour',
  day: '2026-12-12',
  start: 14 * 60,
  end: 20 * 60,
  place: 'Gate 4, Orchard Road; Acre Village',
  text: 'Come 30 minutes early.\nBring C:\\looks',
}

function read(ics: string): string[] {
  return ics.replaceAll('\r\n ', '').split('\r\n')
}

function textOf(ics: string, name: string): string | undefined {
  const line = read(ics).find((found) => found.startsWith(`${name}:`))
  return line?.slice(name.length + 1).replace(/\\([\\;,n])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark))
}

describe('a booking as a calendar file', () => {
  test('has the studio’s time zone', () => {
    expect(read(icsOf([shoot], NOW))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Aperture Acres//Bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Kolkata',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
      'TZNAME:IST',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:order_1-1@aperture-acres.example',
      'DTSTAMP:20261121T140509Z',
      'DTSTART;TZID=Asia/Kolkata:20261212T140000',
      'DTEND;TZID=Asia/Kolkata:20261212T200000',
      'SUMMARY:Golden Hour',
      'LOCATION:Gate 4\\, Orchard Road\\; Acre Village',
      'DESCRIPTION:Come 30 minutes early.\\nBring C:\\\\looks',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('lasts the whole day without a time, and into the next day past midnight', () => {
    const [stay, party] = [
      { ...shoot, start: undefined, end: undefined, day: '2026-12-31' as const },
      { ...shoot, start: 19 * 60, end: 60 },
    ]
    expect(icsOf([stay], NOW)).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
    expect(icsOf([party], NOW)).toContain('20261212T190000\r\nDTEND;TZID=Asia/Kolkata:20261213T010000\r\n')
  })

  test('has an event for each booking', () => {
    const ics = icsOf([shoot, { ...shoot, uid: 'other' }], NOW)
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(ics.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
  })

  test('leaves out missing parts', () => {
    expect(icsOf([{ ...shoot, place: '', text: undefined }], NOW)).not.toMatch(/LOCATION|DESCRIPTION/)
  })

  test('keeps every text, folded at 75 octets between characters', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 }).filter((it) => it.isWellFormed())
    const property = fc.property(text, (title) => {
      const ics = icsOf([{ ...shoot, title }], NOW)
      const odd = (line: string) =>
        // The test looks for control characters, here and below.
        // oxlint-disable-next-line no-control-regex
        octets.encode(line).length > 75 || !line.isWellFormed() || /[\u0000-\u0008\u000a-\u001f]/.test(line)
      expect(ics.split('\r\n').filter(odd)).toEqual([])
      // oxlint-disable-next-line no-control-regex
      const plain = title.replace(/\r\n|\r/g, '\n').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      expect(textOf(ics, 'SUMMARY')).toBe(plain)
    })
    fc.assert(property, { numRuns: 100, seed: 20_261_121 })
  })

  test('cannot inject a line', () => {
    const ics = icsOf([{ ...shoot, title: 'Farm\r\nEND:VEVENT\r\nBEGIN:VALARM' }], NOW)
    expect(read(ics).filter((line) => line === 'BEGIN:VALARM')).toEqual([])
  })
})

test('makes the same event for Google Calendar', () => {
  const asked = new URL(googleCalendar(shoot)).searchParams
  expect(Object.fromEntries(asked)).toEqual({
    action: 'TEMPLATE',
    text: 'Golden Hour',
    dates: '20261212T140000/20261212T200000',
    ctz: 'Asia/Kolkata',
    location: shoot.place,
    details: shoot.text,
  })
  expect(new URL(googleCalendar({ ...shoot, start: undefined })).searchParams.get('dates')).toBe('20261212/20261213')
})
