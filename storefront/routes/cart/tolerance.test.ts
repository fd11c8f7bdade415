import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isCompleteLine } from './groups.ts'
import { BAD_ITEMS, type Fields } from '../../api/testing/badItems.ts'
import { exampleOf, type Body } from '../../api/testing/examples.ts'
import { GetMyBookings, GetMyBookingsDetails } from '../../api/contract/bookings.ts'
import * as cart from '../../api/contract/cart.ts'
import { GetFoodAndBeverages } from '../../api/contract/catalogue/meals.ts'
import { GetOutFits } from '../../api/contract/catalogue/outfits.ts'
import { GetPackageDeatils } from '../../api/contract/catalogue/packages.ts'
import { GetProfessionalDetails } from '../../api/contract/catalogue/professionals.ts'
import { GetRoomPackage } from '../../api/contract/catalogue/rooms.ts'
import { GetRecceCategory } from '../../api/contract/catalogue/tours.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { parse, type Call } from '../../api/contract/wire.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { detailSections } from '../bookings/details.ts'

const BOUGHT: readonly (readonly [what: string, call: Call, list: string, fields: Fields])[] = [
  [
    'packages',
    GetPackageDeatils,
    'packagelist',
    { id: 'PackageId', name: 'PackageName', price: 'SellingPrice', listPrice: 'PackagePrice' },
  ],
  [
    'outfits',
    GetOutFits,
    'OutFitList',
    { id: 'OutfitID', name: 'ProductName', price: 'SellingPrice', listPrice: 'Price' },
  ],
  ['meals', GetFoodAndBeverages, 'foodandbeverageslist', { id: 'Id', name: 'Title', price: 'PerHeadPrice' }],
  [
    'stays',
    GetRoomPackage,
    'Roompackagelist',
    { id: 'Id', name: 'CottagePackageName', price: 'SellingPrice', listPrice: 'Price' },
  ],
  ['tours', GetRecceCategory, 'reccecategorylist', { id: 'Id', name: 'CategoryName', price: 'PerHeadPrice' }],
]

const parseAnswer = (call: Call, body: Body) => parse(v.object(call.fields), body)

function answerWith(call: Call, list: string, change: (good: Body) => readonly unknown[]): Body {
  const { fields } = exampleOf(call)
  const [good] = fields[list] as Body[]
  return { ...fields, [list]: change(good!) }
}

describe.each(BOUGHT)('among %s, an item', (_what, call, list, fields) => {
  it.each(BAD_ITEMS)('%s: its neighbours are shown', (_kind, change, inList) => {
    const { output, drifts } = parseAnswer(
      call,
      answerWith(call, list, (good) => [good, change(good, fields), good]),
    )
    const items = output[list] as Body[]
    expect(items).toHaveLength(inList === 'left out' ? 2 : 3)
    expect(items.at(0)?.[fields.price]).toBe(2_450_000)
    expect(items.at(-1)?.[fields.price]).toBe(2_450_000)
    if (inList !== 'left out') expect(items[1]?.[fields.price]).toBe(inList === 'on request' ? null : 2_450_000)
    if (inList === 'bought') return
    expect(drifts[0]?.path).toMatch(`${list}.1`)
    expect(drifts[0]?.effect).toBe(inList === 'left out' ? 'left out' : 'not known')
  })

  it('is not left out silently if no other is there', () => {
    const { error } = parseAnswer(
      call,
      answerWith(call, list, () => [null, {}]),
    )
    expect(error).toMatch(`${list}.0`)
  })
})

describe('a professional whose fee', () => {
  const feeOf = (change: (good: Body) => Body) => {
    const { output } = parseAnswer(
      GetProfessionalDetails,
      answerWith(GetProfessionalDetails, 'professionallist', (good) => [change(good)]),
    )
    const [person] = output['professionallist'] as Body[]
    return person
  }
  it.each([null, '', ' '])('is %j has agreed on none', (Fees) => {
    expect(feeOf((good) => ({ ...good, Fees }))).toHaveProperty('Fees', null)
  })
  it.each(['Call us', -1, {}, true, 'NaN'])('is %j cannot be read', (Fees) => {
    expect(feeOf((good) => ({ ...good, Fees }))).toHaveProperty('Fees', undefined)
  })
})

describe('among bookings, one', () => {
  const fields = { id: 'Id', name: 'BookingType', price: 'TotalAmountToPay' }
  it.each(BAD_ITEMS)('%s: is there with its neighbours', (_kind, change, inList) => {
    const { output, drifts } = parse(
      v.object(GetMyBookings.fields),
      answerWith(GetMyBookings, 'bookingmodellist', (good) => [good, change(good, fields), good]),
    )
    const [before, shown, after] = output.bookingmodellist
    expect(output.bookingmodellist).toHaveLength(3)
    expect([before, after]).toEqual([before, before])
    expect(shown === null).toBe(inList === 'left out')
    expect(drifts.map(({ effect }) => effect)).not.toContain('left out')
  })
  it('is there if no other is', () => {
    const { error, output } = parse(v.object(GetMyBookings.fields), { bookingmodellist: [{}] })
    expect(error).toBeUndefined()
    expect(output.bookingmodellist).toEqual([null])
  })
})

describe('in the details of a booking, a line', () => {
  const fields = {
    id: 'ProductId',
    name: 'ProductName',
    price: 'ProductSellingAmount',
    listPrice: 'ProductPrice',
  }
  const GOOD = { ...exampleOf(GetMyBookingsDetails).fields }
  const withLines = (change: (line: Body) => readonly unknown[]): Body => {
    const [group] = GOOD['bookingdetails'] as Body[]
    const [line] = (group?.['bookingdetails'] ?? []) as Body[]
    return { ...GOOD, bookingdetails: [{ ...group, ...CART_TYPES.package, bookingdetails: change(line!) }] }
  }
  const parsed = (body: Body) => parse(v.object(GetMyBookingsDetails.fields), body)

  // Such a line has no id.
  it.each(BAD_ITEMS.filter(([kind]) => !/\bid\b/.test(kind)))(
    '%s: is there with its neighbours',
    (_kind, change, _inList, inCart) => {
      const { output, drifts, error } = parsed(withLines((line) => [line, change(line, fields), line]))
      expect(error).toBeUndefined()
      const [before, shown, after] = output.bookingdetails[0]?.bookingdetails ?? []
      expect([before, after]).toEqual([before, before])
      expect(before?.ProductSellingAmount).toBe(2_450_000)
      expect(shown?.ProductSellingAmount).toBe(inCart === 'read' ? 2_450_000 : null)
      expect(drifts.map(({ effect }) => effect)).not.toContain('left out')
      if (inCart === 'unread') expect(drifts[0]?.path).toMatch('bookingdetails.0.bookingdetails.1')
      expect(output.orderbillingdetails?.AdvanceAmountPaid).toBe(2_450_000)
      const [section] = detailSections({ n: 1, Msg: '', ...output }, () => ({ src: '', alt: '' }))
      const [, line] = section?.lines ?? []
      expect(line?.selling === BOOKING_MESSAGES.unread).toBe(inCart === 'unread')
      expect(JSON.stringify(section?.lines)).not.toMatch(/₹0\b|null|undefined|NaN|\[object/)
    },
  )

  it.each([['none'], [[null]], [{ 0: {} }], [[{ TypeId: 1, Amount: 500, bookingdetails: 'none' }]]])(
    'is told of where the lines are %j, and the bill is there',
    (bookingdetails) => {
      const { output, drifts, error } = parsed({ ...GOOD, bookingdetails })
      expect(error).toBeUndefined()
      expect(output.bookingdetails).toMatchObject([{ bookingdetails: [] }])
      expect(drifts[0]?.path).toMatch(/^bookingdetails/)
      expect(output.orderbillingdetails?.AdvanceAmountPaid).toBe(2_450_000)
    },
  )

  it.each([[undefined], [null], ['paid'], [[]], [7]])('is there where the bill is %j', (orderbillingdetails) => {
    const { output, drifts, error } = parsed({ ...GOOD, orderbillingdetails })
    expect(error).toBeUndefined()
    expect(output.orderbillingdetails).toBeNull()
    expect(drifts[0]?.path).toMatch(/^orderbillingdetails/)
    expect(output.bookingdetails[0]?.bookingdetails).toHaveLength(1)
  })

  it('and the bill: with neither there is no answer', () => {
    expect(GetMyBookingsDetails.isThere?.({ bookingdetails: [], orderbillingdetails: null })).toBe(false)
    expect(GetMyBookingsDetails.isThere?.(GOOD)).toBe(true)
  })
})

describe('in the cart, a line', () => {
  const fields = { id: 'CartitemId', name: 'ProductName', price: 'Amount', listPrice: 'ProductPrice' }
  it.each(BAD_ITEMS)('%s: is there with its neighbours', (_kind, change, _inList, inCart) => {
    const body = answerWith(cart.GetUserCart, 'cart', (group) => {
      const [line] = group['cart'] as Body[]
      return [{ ...group, cart: [line, change(line!, fields), line] }]
    })
    const { output, drifts } = parse(v.object(cart.GetUserCart.fields), body)
    const lines = output.cart[0]?.cart ?? []
    expect(lines.map(isCompleteLine)).toEqual([true, inCart === 'read', true])
    if (inCart === 'unread')
      expect(drifts[0]).toMatchObject({ path: expect.stringMatching('cart.0.cart.1') as string, effect: 'not known' })
  })

  it('keeps its id if nothing else can be read, so that it can be removed', () => {
    const body = answerWith(cart.GetUserCart, 'cart', (group) => [{ ...group, cart: [{ CartitemId: 12 }] }])
    expect(parse(v.object(cart.GetUserCart.fields), body).output.cart[0]?.cart[0]).toMatchObject({
      CartitemId: 12,
      ProductName: '',
      Amount: null,
    })
  })
})
