import { BRAND } from '../brand.ts'
/** RFC 5545, in the studio's time zone. */
import { addDays, TIME_ZONE, type Day } from './dates.ts'

export interface CalendarEvent {
  /** Stable, so that a second import replaces the first. */
  uid: string
  title: string
  day: Day
  /**
   * Minutes after midnight. An end that is not later is on the next day. Without both the event takes the whole day.
   */
  start?: number | undefined
  end?: number | undefined
  place?: string | undefined
  text?: string | undefined
}

const LONGEST_LINE = 75
const octets = new TextEncoder()

function escaped(text: string): string {
  const marked = text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
  // Calendars allow no control characters but the tab.
  // oxlint-disable-next-line no-control-regex
  return marked.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
}

/** Folds at 75 octets, never inside a character. */
function folded(line: string): string {
  let out = ''
  let room = LONGEST_LINE
  for (const character of line) {
    const size = octets.encode(character).length
    if (size > room) {
      out += '\r\n '
      room = LONGEST_LINE - 1
    }
    out += character
    room -= size
  }
  return out
}

const bare = (day: Day): string => day.replaceAll('-', '')

function at(day: Day, minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${bare(day)}T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`
}

function spanOf({ day, start, end }: CalendarEvent) {
  if (start === undefined || end === undefined) return { from: bare(day), to: bare(addDays(day, 1)), timed: false }
  return { from: at(day, start), to: at(end > start ? day : addDays(day, 1), end), timed: true }
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const { from, to, timed } = spanOf(event)
  const kind = timed ? `;TZID=${TIME_ZONE}` : ';VALUE=DATE'
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART${kind}:${from}`,
    `DTEND${kind}:${to}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`] : []),
    'END:VEVENT',
  ]
}

/** India has no daylight saving time. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** @param now in milliseconds since 1970. */
export function icsOf(events: readonly CalendarEvent[], now: number): string {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.name}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...ZONE,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

export function googleCalendar(event: CalendarEvent): string {
  const { from, to } = spanOf(event)
  const asked = new URLSearchParams({ action: 'TEMPLATE', text: event.title, dates: `${from}/${to}`, ctz: TIME_ZONE })
  if (event.place) asked.set('location', event.place)
  if (event.text) asked.set('details', event.text)
  return `https://calendar.google.com/calendar/render?${asked}`
}
