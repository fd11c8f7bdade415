import { BRAND } from '../../brand.ts'
import type { Cart } from '../../api/contract/cart.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { fingerprint } from '../../payment/fingerprint.ts'
import type { Receipt } from '../../payment/receipt.ts'
import type { Coupon } from '../../state/cart.ts'
import { timeWindow } from '../../text/times.ts'
import { rupees } from '../../text/money.ts'
import type { Totals } from '../../text/totals.ts'
import { eventOf } from '../../shell/payment/bookingEvents.ts'
import type { usePictures } from '../../shell/usePictures.ts'
import { lineDays } from '../pricing/packages.ts'
import {
  countOf,
  nameOf,
  shownGroups,
  type CompleteCart,
  type CompleteGroup,
  type CompleteLine,
} from '../cart/groups.ts'
import { dueRows, priceRows } from '../../shell/payment/summaryRows.ts'

const DATED: readonly number[] = [CART_TYPES.package.TypeId, CART_TYPES.stay.TypeId]

/** Equal for carts with the same lines and prices in any order. */
export function contentsOf({ cart, GrantTotal, DiscountAmount }: Cart): string {
  const lines = cart.flatMap((group) => group.cart.map((line) => ({ type: group.TypeId, ...line })))
  return fingerprint({
    GrantTotal,
    DiscountAmount,
    lines: lines.sort((one, other) => (String(one.CartitemId) < String(other.CartitemId) ? -1 : 1)),
  })
}

export function lineIdsOf({ cart }: Cart): string[] {
  return cart.flatMap((group) => group.cart.map(({ CartitemId }) => String(CartitemId)))
}

/** `12 Dec 2026, 2:00 pm – 8:00 pm` */
function whenOf({ TypeId }: CompleteGroup, line: CompleteLine): string {
  const days = TypeId === CART_TYPES.package.TypeId ? lineDays(line) : line.BookingDate
  return [days, timeWindow(line.StartTime, line.EndTime)].filter(Boolean).join(', ')
}

type PictureOf = ReturnType<typeof usePictures>

/** The lines by kind, for cart, checkout and receipt. */
export function orderLines(cart: CompleteCart, pictureOf: PictureOf) {
  return shownGroups(cart).flatMap((group) =>
    group.cart.map((line) => ({
      name: nameOf(line),
      detail: [
        whenOf(group, line),
        DATED.includes(group.TypeId) && line.Quantity === 1 ? '' : countOf(group, line.Quantity),
      ]
        .filter(Boolean)
        .join(', '),
      amount: rupees(line.Amount),
      picture: pictureOf(group.TypeId, line),
    })),
  )
}

interface Paid {
  cart: CompleteCart
  figures: Totals
  coupon: Pick<Coupon, 'code'> | undefined
  pictureOf: PictureOf
}

export function receiptOf({ cart, figures, coupon, pictureOf }: Paid): Receipt {
  const groups = shownGroups(cart)
  const events = groups
    .filter((group) => DATED.includes(group.TypeId))
    .flatMap((group) =>
      group.cart.flatMap(
        (line) =>
          eventOf({ ...line, ProductName: nameOf(line) }, group.TypeId === CART_TYPES.stay.TypeId ? 'Stay' : 'Shoot') ??
          [],
      ),
    )
  return {
    lines: orderLines(cart, pictureOf).map(({ picture: { src }, ...line }) => ({
      ...line,
      ...(src && { picture: src }),
    })),
    rows: [
      ...priceRows(figures, coupon?.code),
      ...dueRows(figures),
      { label: 'Paid', value: rupees(figures.payable, 'exact'), tone: 'big' },
      { label: `Balance at ${BRAND.premises}`, value: rupees(figures.balance, 'exact') },
    ],
    events,
  }
}
