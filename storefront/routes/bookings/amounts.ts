/** Sums of a booking. If one amount is unreadable, so is the sum: a missing amount never counts as zero. */
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { paiseOf, rupees, type Paise } from '../../text/money.ts'

/** Null and undefined stand for unreadable amounts. */
export type Amount = Paise | null | undefined

const known = (value: number | undefined): Paise | undefined =>
  value !== undefined && Number.isSafeInteger(value) ? paiseOf(value) : undefined

export const formatAmount = (amount: Amount): string =>
  typeof amount === 'number' ? rupees(amount) : BOOKING_MESSAGES.unread

export function sum(amounts: readonly Amount[]): Paise | undefined {
  return known(
    amounts.reduce<number | undefined>(
      (total, one) => (total === undefined || typeof one !== 'number' ? undefined : total + one),
      0,
    ),
  )
}

export function subtract(from: Amount, less: Amount): Paise | undefined {
  return typeof from === 'number' && typeof less === 'number' ? known(from - less) : undefined
}

export function timesOf(amount: Amount, quantity: number | null): Paise | undefined {
  return typeof amount === 'number' && quantity !== null ? known(amount * quantity) : undefined
}
