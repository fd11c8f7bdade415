import type { Cart } from '../../api/cart.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { fingerprint } from '../../payment/fingerprint.ts'
import type { Receipt } from '../../payment/receipt.ts'
import type { Coupon } from '../../state/cart.ts'
import { timeWindow } from '../../text/dates.ts'
import { rupees } from '../../text/money.ts'
import type { Totals } from '../../text/totals.ts'
import { eventOf } from '../../shell/payment/bookingEvents.ts'
import { pictureOf, shownGroups, titleOf } from '../cart/groups.ts'
import type { SureCart, SureGroup, SureLine } from '../cart/sureCart.ts'
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

/** The day of the shoot, `05 Jan 2026`; undefined without a package. */
export function shootDayOf({ cart }: Cart): string | undefined {
  const [shoot] = cart.find(({ TypeId }) => TypeId === CART_TYPES.package.TypeId)?.cart ?? []
  return shoot?.BookingDate || undefined
}

/** `12 Dec 2026, 2:00 pm – 8:00 pm` */
function whenOf({ BookingDate, StartTime, EndTime }: SureLine): string {
  return [BookingDate, timeWindow(StartTime, EndTime)].filter(Boolean).join(', ')
}

const COUNTED: Readonly<Record<number, readonly [one: string, many: string]>> = {
  2: ['stay', 'stays'],
  3: ['person', 'people'],
  4: ['piece', 'pieces'],
  5: ['person', 'persons'],
}

function countOf(group: SureGroup, quantity: number): string {
  const [one, many] = COUNTED[group.TypeId] ?? ['booked', 'booked']
  return `${quantity} ${quantity === 1 ? one : many}`
}

/** A package by name and hours, other groups by kind and count. */
export function summaryLine(group: SureGroup) {
  const [first] = group.cart
  const isPackage = group.TypeId === CART_TYPES.package.TypeId && first
  const count = group.cart.reduce((total, line) => total + line.Quantity, 0)
  return {
    name: isPackage ? first.ProductName : titleOf(group),
    detail: isPackage ? whenOf(first) : countOf(group, count),
    amount: rupees(group.Amount),
    picture: pictureOf(group),
  }
}

export function receiptOf(cart: SureCart, figures: Totals, coupon: Coupon | undefined, owner: string): Receipt {
  const groups = shownGroups(cart)
  const lines = groups.flatMap((group) =>
    group.cart.map((line) => ({
      name: line.ProductName,
      detail: [whenOf(line), DATED.includes(group.TypeId) && line.Quantity === 1 ? '' : countOf(group, line.Quantity)]
        .filter(Boolean)
        .join(', '),
      amount: rupees(line.Amount),
    })),
  )
  const events = groups
    .filter((group) => DATED.includes(group.TypeId))
    .flatMap((group) => group.cart.flatMap((line) => eventOf(line, `${line.CartitemId}-${owner}`) ?? []))
  return {
    lines,
    rows: [
      ...priceRows(figures, coupon?.code),
      ...dueRows(figures),
      { label: 'Paid', value: rupees(figures.payable), tone: 'big' },
      { label: 'Balance at the farm', value: rupees(figures.balance) },
    ],
    events,
  }
}
