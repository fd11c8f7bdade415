/** The demonstration customer has two shoots and a tour ahead, and two past shoots. */
import { CART_TYPES } from '../../storefront/api/contract/codes.ts'
import { addDays, today, type Day } from '../../storefront/text/dates.ts'
import { fromRupees, minus, paiseOf, readRupees, ZERO } from '../../storefront/text/money.ts'
import { book } from './bookings.ts'
import { placesOf, takePlace, type Claim } from './capacity.ts'
import { newLine, type CartLine } from './carts.ts'
import type { Catalogue } from '../payloads/demonstration.ts'
import { saveOrder, type Order } from './orders.ts'
import { MINIMUM_BOOKING, payableNow, priceCart } from './pricing.ts'
import type { Storage, Tables } from './storage.ts'
import { addUser, userByMobile, type User } from './users.ts'
import { nextNumber } from './context.ts'

export const CUSTOMER = { Name: 'Meera Joshi', Mobile: '9876543210', EmailId: 'meera@example.com' } as const

interface Shoot {
  /** Index over the packages of all categories. */
  readonly package: number
  /** Days from now, moved to a day with enough places; backwards for past ones. */
  readonly inDays: number
  readonly extras: readonly Pick<CartLine, 'TypeId' | 'ProductId' | 'Quantity'>[]
  readonly booking: number
}

function extrasOf(data: Catalogue): Shoot['extras'] {
  const [outfit] = data.outfits
  const [meal] = data.meals
  return [
    ...(outfit ? [{ TypeId: CART_TYPES.outfit.TypeId, ProductId: String(outfit.OutfitID), Quantity: 2 }] : []),
    ...(meal ? [{ TypeId: CART_TYPES.food.TypeId, ProductId: String(meal.Id), Quantity: 6 }] : []),
  ]
}

/** Seeded bookings must not sell a day out. */
function roomyDay(id: string, from: Day, step: 1 | -1): Day {
  for (let away = 0; away < 7; away += 1) {
    const day = addDays(from, away * step)
    if (placesOf({ kind: 'package', id, day }) > 2) return day
  }
  return from
}

const SEEDED = 'pay_seed'

/** The gateway does not know payments of seeded bookings. */
export function isSeededPayment(paymentId: string): boolean {
  return paymentId.startsWith(SEEDED)
}

type Paid = Pick<Order, 'kind' | 'lines' | 'claims' | 'day' | 'tour' | 'payable' | 'booking' | 'gst' | 'paid'>

function keepPaid(user: User, at: number, parts: Paid, tables: Tables): void {
  const order: Order = {
    ...parts,
    receipt: `R${nextNumber(tables, 'receipt', 10_001)}`,
    userId: user.Id,
    state: 'confirmed',
    createdAt: at,
    fingerprint: '',
    coupon: { code: '', amount: ZERO },
    billing: { FullName: user.Name, Phone: user.Mobile, Email: user.EmailId, GST: '', OrderNote: '' },
  }
  saveOrder(order, tables)
  for (const claim of order.claims) takePlace(claim, order.receipt, { userId: user.Id, until: null }, tables)
  book(order, SEEDED + order.receipt, { tables, now: at })
}

function bookShoot(shoot: Shoot, user: User, data: Catalogue, now: number, tables: Tables): void {
  const packages = Object.values(data.packages).flat()
  const id = String(packages[shoot.package % packages.length]?.PackageId)
  const day = roomyDay(id, addDays(today(now), shoot.inDays), shoot.inDays < 0 ? -1 : 1)
  const line = newLine(tables, { TypeId: CART_TYPES.package.TypeId, ProductId: id, BookingDate: day, Quantity: 1 })
  const extras = shoot.extras.map((extra) => newLine(tables, { ...extra, BookingDate: '' }))
  const { lines, payable } = priceCart(data, [line, ...extras])
  const wanted = fromRupees(shoot.booking)
  const booking = wanted > MINIMUM_BOOKING && wanted < payable ? wanted : MINIMUM_BOOKING
  const claims: Claim[] = [{ kind: 'package', id, day }]
  const at = now - (shoot.inDays < 0 ? 30 - shoot.inDays : 3) * 86_400_000
  keepPaid(user, at, { kind: 'shoot', lines, claims, day, payable, booking, ...payableNow(booking) }, tables)
}

function bookTour(user: User, data: Catalogue, now: number, tables: Tables): void {
  const [category] = data.recceCategories
  if (!category) return
  const paid = paiseOf((readRupees(category.PerHeadPrice) ?? 0) * 2)
  const booking = paiseOf(Math.round(paid / 1.18))
  const amounts = { payable: paid, booking, gst: minus(paid, booking), paid }
  const tour = `${category.CategoryName}, 10:00 AM - 11:00 AM, 2 people`
  const day = addDays(today(now), 5)
  keepPaid(user, now - 86_400_000, { kind: 'recce', lines: [], claims: [], day, tour, ...amounts }, tables)
}

/** Idempotent. */
export function seed(storage: Storage, data: Catalogue, now: number): void {
  storage.transaction((tables) => {
    if (userByMobile(tables, CUSTOMER.Mobile) || tables.list('users').length > 0) return
    const user = addUser(tables, CUSTOMER)
    if (Object.values(data.packages).flat().length > 0) {
      const extras = extrasOf(data)
      bookShoot({ package: 0, inDays: -120, extras: [], booking: 3000 }, user, data, now, tables)
      bookShoot({ package: 4, inDays: -40, extras, booking: 5000 }, user, data, now, tables)
      bookShoot({ package: 1, inDays: 12, extras, booking: 3000 }, user, data, now, tables)
      bookShoot({ package: 7, inDays: 41, extras: [], booking: 10_000 }, user, data, now, tables)
    }
    bookTour(user, data, now, tables)
  })
}
