import { CART_TYPES } from '../../contract/codes.ts'
import { dMy } from '../../../text/dates.ts'
import { readRupees } from '../../../text/money.ts'
import { isAccepted, type Body, type Exchange } from '../exchange.ts'
import { elements } from '../visit.ts'
import { linesOf } from '../write.ts'
import { accepted, NOT_ANSWERED, type Finding, type Row } from './row.ts'

const PACKAGE = CART_TYPES.package.TypeId
const packagesIn = (found: Exchange | undefined) => linesOf(found).filter(({ TypeId }) => TypeId === PACKAGE)

const sum = (amounts: readonly unknown[]): number =>
  amounts.reduce<number>((total, one) => total + (readRupees(one) ?? Number.NaN), 0)

/** False if either is missing or not a number. */
const differs = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && Number.isFinite(one) && Number.isFinite(other) && one !== other

function wrongSums(one: Exchange): Finding[] {
  const { body = {} } = one
  const found: Finding[] = []
  const add = (path: string, says: string) =>
    found.push({ call: one.title, path, says, shows: 'The shop would show a bill that does not add up.' })
  const groups = elements(one, 'cart')
  groups.forEach((group, at) => {
    const lines = Array.isArray(group['cart']) ? (group['cart'] as Body[]) : []
    if (differs(readRupees(group['Amount']), sum(lines.map((line) => line['Amount']))))
      add(`cart[${at}].Amount`, 'is not the sum of its lines')
    lines.forEach((line, place) => {
      const each = readRupees(line['ProductSellingAmount'])
      const isTotal = differs(
        readRupees(line['Amount']),
        each === undefined ? undefined : each * Number(line['Quantity']),
      )
      if (isTotal && differs(readRupees(line['Amount']), each))
        add(`cart[${at}].cart[${place}].Amount`, 'is not Quantity times ProductSellingAmount')
    })
  })
  const [total, discount] = [readRupees(body['GrantTotal']), readRupees(body['DiscountAmount'])]
  const payable = total === undefined || discount === undefined ? undefined : total - discount
  if (differs(payable, sum(groups.map((group) => group['Amount']))))
    add('GrantTotal', 'less DiscountAmount is not the sum of the cart')
  return found
}

function wrongPayment(one: Exchange, cart: Exchange | undefined): Finding[] {
  const model = (one.body?.['PaymentTransactionModel'] ?? {}) as Body
  const found: Finding[] = []
  const add = (path: string, says: string, shows: string) =>
    found.push({ call: one.title, path: `PaymentTransactionModel.${path}`, says, shows })
  if (model['Currency'] !== 'INR')
    add('Currency', `is ${String(model['Currency'])} and should be INR`, 'The shop would not open the payment dialog.')
  if (!model['PaymentKey'] || !model['PaymentGatewayOrderId'])
    add('PaymentKey', 'the key or the order of the gateway is missing', 'The payment dialog could not open.')
  const minimum = readRupees(cart?.body?.['MinimumBookingAmount'])
  const { GSTPercent } = (cart?.body?.['gstmodel'] ?? {}) as Body
  const due = minimum === undefined ? undefined : Math.round(minimum * (1 + Number(GSTPercent) / 100))
  const paid = readRupees(model['PaidAmount'])
  if (differs(due, paid))
    add(
      'PaidAmount',
      `is ${String(model['PaidAmount'])}; the booking amount with GST is ${(due ?? 0) / 100}`,
      'The gateway would ask for another amount than the checkout shows.',
    )
  return found
}

export const BOOKING_ROWS: readonly Row[] = [
  {
    id: 'cart',
    title: 'A guest’s cart keeps what is put in, and loses what is taken out',
    why: 'The same package with another date replaces the line; a line is removed by its CartitemId.',
    writes: true,
    find: ({ written, visit: { packageId, days } }) => {
      if (!written?.added) return NOT_ANSWERED
      const { added, moved, withMeal, withoutMeal } = written
      const [line] = packagesIn(added)
      const about = { call: added.title, path: 'cart' }
      if (!line || String(line['ProductId']) !== String(packageId))
        return [{ ...about, says: 'does not have the package that was added', shows: 'The cart would stay empty.' }]
      const found: Finding[] = []
      const after = packagesIn(moved)
      if (after.length > 1)
        found.push({
          ...about,
          says: 'has the same package twice, for two dates',
          shows: 'The visitor would pay for both.',
        })
      else if (after[0]?.['BookingDate'] !== dMy(days[1]))
        found.push({
          ...about,
          says: 'does not have the new date of a package that was added again',
          shows: 'The visitor would book the first date.',
        })
      const meals = (one: Exchange) => linesOf(one).filter(({ TypeId }) => TypeId === CART_TYPES.food.TypeId).length
      if (withMeal && withoutMeal && meals(withMeal) > 0 && meals(withoutMeal) > 0)
        found.push({
          ...about,
          says: 'still has a line that was removed',
          shows: 'The visitor could take nothing out of the cart.',
        })
      return found
    },
  },
  {
    id: 'sums',
    title: 'A cart adds up',
    why: 'Lines make a group’s Amount, groups make GrantTotal less DiscountAmount: visitors add them up.',
    writes: true,
    find: (run) => {
      const carts = accepted(run, 'GetUserCart')
      return carts.length === 0 ? NOT_ANSWERED : carts.flatMap(wrongSums).slice(0, 5)
    },
  },
  {
    id: 'own-cart',
    title: 'A guest’s cart becomes the user’s',
    why: 'From the first call that carries both ids.',
    writes: true,
    find: ({ written, visit: { packageId } }) => {
      if (!written?.merged || !isAccepted(written.merged) || packagesIn(written.moved).length === 0) return NOT_ANSWERED
      const isThere = packagesIn(written.merged).some((line) => String(line['ProductId']) === String(packageId))
      const shows = 'Whoever logs in before paying would find the cart empty.'
      return isThere
        ? []
        : [{ call: written.merged.title, path: 'cart', says: 'lacks what the guest had chosen', shows }]
    },
  },
  {
    id: 'payment',
    title: 'A payment asks for the booking amount with GST, and only a signed one is booked',
    why: 'The gateway signs what was paid; nothing else proves it.',
    writes: true,
    find: ({ written }) => {
      if (!written?.payment || !isAccepted(written.payment)) return NOT_ANSWERED
      const found = wrongPayment(written.payment, written.merged)
      if (!written.forged || !isAccepted(written.forged)) return found
      const says = 'an unsigned payment is booked'
      return [...found, { call: written.forged.title, says, shows: 'Anybody could book without paying.' }]
    },
  },
  {
    id: 'logout',
    title: 'After the logout the token is worth nothing',
    why: 'A copy of it would open the account for weeks.',
    writes: true,
    find: ({ written }) => {
      if (!written?.afterLogout) return NOT_ANSWERED
      const shows = 'On a shared computer the next visitor would be logged in as the last one.'
      return isAccepted(written.afterLogout)
        ? [{ call: written.afterLogout.title, says: 'is answered with the token of an ended session', shows }]
        : []
    },
  },
]
