import { CART_TYPES } from '../../storefront/api/contract/codes.ts'
import { dMy, type Day } from '../../storefront/text/dates.ts'
import { BOOKING_MESSAGES, feeOnRequest } from '../../storefront/text/bookingMessages.ts'
import { overForToday, isOnRequest, productOf } from './products.ts'
import { placesLeft, type Claim } from './capacity.ts'
import { packageIn, type CartLine } from './carts.ts'
import type { CallContext } from './context.ts'

export type Verdict =
  | { readonly status: 'ready'; readonly claims: readonly Claim[] }
  /** The package's day is sold out, and no Luxury Room is booked for it (n 2). */
  | { readonly status: 'stay wanted'; readonly sentence: string }
  | { readonly status: 'refused'; readonly sentence: string }

const refused = (sentence: string): Verdict => ({ status: 'refused', sentence })

/** A shoot needs a green room, or a Luxury Room on the same day. */
export function checkout(lines: readonly CartLine[], context: CallContext, userId: string | undefined): Verdict {
  const { data, tables, now, today } = context
  const packageLine = packageIn(lines)
  if (!packageLine || packageLine.BookingDate === '') return refused(BOOKING_MESSAGES.noPackage)
  const productIn = (line: CartLine) => productOf(data, line.TypeId, line.ProductId)
  const nameOf = (line: CartLine) => productIn(line)?.name
  if (lines.some((line) => nameOf(line) === undefined)) {
    return refused('Something in your cart is no longer offered. Please remove it.')
  }
  const unpriced = lines.map(productIn).find((product) => product && isOnRequest(product))
  if (unpriced) return refused(`${feeOnRequest(unpriced.name)} Please remove that line, and ask us for the price.`)
  const past = lines.find(({ BookingDate }) => BookingDate !== '' && BookingDate < today)
  if (past) return refused(`The date of ${nameOf(past)} has passed. Please change the date.`)
  const booked = productIn(packageLine)
  const over = booked && overForToday(booked, packageLine.BookingDate, now)
  if (over !== undefined) return refused(`${over} Please change the date.`)

  const day: Day = packageLine.BookingDate
  const left = (claim: Claim) => placesLeft(claim, tables, now, userId)
  const claims: Claim[] = []
  let isStayOnDay = false
  for (const line of lines) {
    const claim = claimOf(line, day)
    if (!claim) continue
    if (left(claim) === 0) {
      const what = `${nameOf(line)} is not available on ${dMy(claim.day)} any more.`
      return refused(`${what} Please remove it or choose another date.`)
    }
    isStayOnDay ||= claim.kind === 'stay' && claim.day === day
    claims.push(claim)
  }
  const greenRoom: Claim = { kind: 'package', id: packageLine.ProductId, day }
  if (left(greenRoom) > 0) return { status: 'ready', claims: [...claims, greenRoom] }
  if (isStayOnDay) return { status: 'ready', claims }
  const none = `Green rooms are not available on ${dMy(day)}.`
  return { status: 'stay wanted', sentence: `${none} Choose a Luxury Room for that day or another date.` }
}

function claimOf({ TypeId, ProductId, BookingDate }: CartLine, shootDay: Day): Claim | undefined {
  if (TypeId === CART_TYPES.stay.TypeId && BookingDate) return { kind: 'stay', id: ProductId, day: BookingDate }
  if (TypeId === CART_TYPES.professional.TypeId) return { kind: 'professional', id: ProductId, day: shootDay }
  return undefined
}
