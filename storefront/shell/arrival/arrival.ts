import { ARRIVAL } from '#brand/arrival.ts'
import { BRAND } from '../../brand.ts'
import { clock } from '../../text/times.ts'
import type { CalendarEvent } from '../../text/ics.ts'
import { mapPage } from '../../routes/contact/map.ts'
import { GATES_OPEN } from '../payment/gatesOpen.ts'

/**
 * `Gates open for you at 1:30 pm.`
 * @param start in minutes after midnight; a stay has none.
 */
export function gatesOpen(start: number | undefined): string {
  return start === undefined || start < BRAND.gatesOpen
    ? GATES_OPEN
    : `Gates open for you at ${clock(start - BRAND.gatesOpen)}.`
}

/** The shoots of an order or booking, the first one first. Stays have no hours. */
export function shootsOf(events: readonly CalendarEvent[]) {
  return events
    .flatMap((event) => (event.start === undefined ? [] : [{ ...event, start: event.start }]))
    .sort((a, b) => a.day.localeCompare(b.day) || a.start - b.start)
}

/** Adds to the calendar events of shoots when the gates open, whom to call, the way, and what to bring. */
export function withArrival(events: readonly CalendarEvent[]): CalendarEvent[] {
  return events.map((event) =>
    event.start === undefined
      ? event
      : {
          ...event,
          text: [
            gatesOpen(event.start),
            BRAND.phone.text,
            `Directions: ${mapPage(BRAND.place)}`,
            `Bring: ${ARRIVAL.bring.join('. ')}.`,
          ].join('\n'),
        },
  )
}
