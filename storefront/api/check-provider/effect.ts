/** What visitors would see of a deviation, determined with the shop's own parser and messages. */
import * as v from 'valibot'
import { CALLS, type CallName } from '../contract/calls.ts'
import { type Call, parse } from '../contract/wire.ts'
import { UNREAD_BOOKING } from '../../routes/bookings/rows.ts'
import { MESSAGES } from '../../text/messages.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { CALL_MEANINGS } from '../contract/meanings.ts'
import type { Exchange } from './exchange.ts'
import type { Deviation } from './shape.ts'

export const placeOf = (name: CallName): string => CALL_MEANINGS[name].place

export const insteadOf = (sentence: string, name: CallName): string =>
  `The shop would show “${sentence}” instead of ${CALL_MEANINGS[name].place}.`

export const failureOf = (name: CallName): string =>
  `The shop would show “${MESSAGES.somethingBad}” and a Retry button instead of ${CALL_MEANINGS[name].place}.`

export const NOTHING = 'Visitors would see no difference: the shop reads it all the same. Other clients may not.'

function leftOut(body: Readonly<Record<string, unknown>>, read: Readonly<Record<string, unknown>>): number {
  const counts = Object.entries(body).map(([field, value]) => {
    const kept = read[field]
    return Array.isArray(value) && Array.isArray(kept) ? value.length - kept.length : 0
  })
  return counts.reduce((sum, one) => sum + one, 0)
}

/** Only bookings parse to null. */
const hasUnread = (read: Readonly<Record<string, unknown>>): boolean =>
  Object.values(read).some((list) => Array.isArray(list) && list.includes(null))

const LEFT_EMPTY: Readonly<Record<Deviation['row'], (place: string) => string>> = {
  names: (place) => `The shop would take it as missing, and show its place in ${place} empty, without an error.`,
  lists: (place) => `The shop would show ${place} empty, without an error.`,
  required: (place) => `The shop would show ${place} without it.`,
  ids: (place) => `The shop would show ${place}, but what has this id could not be chosen.`,
  texts: (place) => `The shop would leave its place in ${place} empty.`,
  numbers: (place) => `The shop would show a wrong number in ${place}.`,
  money: (place) => `The shop would show it in ${place} without a price, and it could not be bought.`,
}

/** Calls whose lists keep every item, with what else visitors notice. */
const KEEPS_ALL: Partial<Record<CallName, string>> = {
  GetUserCart: ', and nobody could pay',
  GetMyBookingsDetails: '',
}

function valueAt(value: unknown, path: string): unknown {
  const names = path.split(/[.[\]]+/).filter(Boolean)
  return names.reduce((found, name) => (found as Readonly<Record<string, unknown>> | undefined)?.[name], value)
}

export function effectOf({ name, body = {} }: Exchange, { row, path, tolerated }: Deviation): string {
  const call: Call = CALLS[name]
  const read = parse(v.object(call.fields), body)
  if (tolerated) return NOTHING
  if (read.error || call.isThere?.(body) === false) return failureOf(name)
  const without = leftOut(body, read.output)
  if (without > 0)
    return `The shop would leave ${without === 1 ? 'this item' : `${without} items`} out of ${CALL_MEANINGS[name].place}.`
  const then = KEEPS_ALL[name]
  if (then !== undefined && (row === 'lists' || valueAt(read.output, path) === null))
    return `The shop would show “${BOOKING_MESSAGES.unread}” in its place in ${CALL_MEANINGS[name].place}${then}.`
  if (hasUnread(read.output))
    return `The shop would show “${UNREAD_BOOKING}” in its place in ${CALL_MEANINGS[name].place}.`
  return LEFT_EMPTY[row](CALL_MEANINGS[name].place)
}
