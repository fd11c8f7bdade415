/** Coupons: API-26. */
import { isEmpty } from '../../storefront/text/fields.ts'
import { BOOKING_MESSAGES } from '../../storefront/text/bookingMessages.ts'
import { fromRupees, percentOf, rupees, toRupees, type Paise } from '../../storefront/text/money.ts'
import { optionalText } from './fields.ts'
import { bookingsOf } from './bookings.ts'
import { cartKeyOf, linesOf, ownerOf } from './carts.ts'
import { openOrders, type Order } from './orders.ts'
import { priceCart } from './pricing.ts'
import { refuse } from './reply.ts'
import type { Tables } from './storage.ts'
import type { Handler, CallContext } from './context.ts'

export interface Coupon {
  readonly code: string
  readonly off: { readonly rupees: number } | { readonly percent: number; readonly atMost: number }
  readonly from: number
  readonly expired?: true
  readonly times?: number
}

export const COUPONS: readonly Coupon[] = [
  { code: 'FIRSTLIGHT', off: { rupees: 2000 }, from: 10_000 },
  { code: 'GOLDENHOUR', off: { percent: 10, atMost: 5000 }, from: 5000 },
  { code: 'BIGDAY', off: { rupees: 7500 }, from: 75_000 },
  { code: 'WELCOME', off: { rupees: 500 }, from: 3000, times: 1 },
  { code: 'MONSOON', off: { rupees: 1000 }, from: 0, expired: true },
]

/** Counts `reserved` uses as well. Codes without a limit are never used up. */
function isUsedUp(code: string, userId: string, tables: Tables, reserved = 0): boolean {
  const times = COUPONS.find((coupon) => coupon.code === code)?.times
  if (times === undefined) return false
  return bookingsOf(userId, tables).filter(({ order }) => order.coupon.code === code).length + reserved >= times
}

/**
 * Why a paid order may no longer use its coupon. Other open orders for the same lines do not count, because only one of
 * them can be booked.
 */
export function couponObstacle(order: Order, { tables, now }: CallContext): string | undefined {
  const { coupon, userId } = order
  if (isUsedUp(coupon.code, userId, tables)) return 'The coupon has been used meanwhile.'
  const lines = new Set(order.lines.map(({ CartitemId }) => CartitemId))
  const others = openOrders(userId, now, tables).filter(
    (other) => other.coupon.code === coupon.code && !other.lines.some(({ CartitemId }) => lines.has(CartitemId)),
  )
  return isUsedUp(coupon.code, userId, tables, others.length)
    ? 'The coupon is reserved for a later order of yours.'
    : undefined
}

export function couponAmount(
  given: string,
  payable: Paise,
  userId: string | undefined,
  context: CallContext,
): { code: string; amount: Paise } {
  const coupon = COUPONS.find(({ code }) => code === given.toUpperCase())
  if (!coupon) return refuse('This coupon code is not valid.')
  if (coupon.expired) return refuse('This coupon has expired.')
  if (payable < fromRupees(coupon.from)) {
    return refuse(`This coupon needs an order of at least ${rupees(fromRupees(coupon.from))}.`)
  }
  if (userId !== undefined && isUsedUp(coupon.code, userId, context.tables))
    refuse('You have already used this coupon.')
  const amount =
    'rupees' in coupon.off
      ? fromRupees(coupon.off.rupees)
      : (Math.min(percentOf(payable, coupon.off.percent), fromRupees(coupon.off.atMost)) as Paise)
  return { code: coupon.code, amount: amount < payable ? amount : payable }
}

export const ApplyCoupon: Handler<'ApplyCoupon'> = (request, context) => {
  const key = cartKeyOf(request, context)
  const given = optionalText(request, 'CouponCode', 40)
  if (isEmpty(given)) refuse(BOOKING_MESSAGES.couponEmpty)
  const { payable, lines } = priceCart(context.data, linesOf(context.tables, key))
  if (lines.length === 0) refuse('Your cart is empty.')
  const { amount } = couponAmount(given, payable, ownerOf(key), context)
  return { Msg: `Coupon applied: ${rupees(amount)} off.`, fields: { couponmodel: { Amount: toRupees(amount) } } }
}
