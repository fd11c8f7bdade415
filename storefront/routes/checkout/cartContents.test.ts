import { describe, expect, test } from 'vitest'
import { fromRupees, ZERO } from '../../text/money.ts'
import { totals } from '../../text/totals.ts'
import { contentsOf, orderLines, receiptOf } from './cartContents.ts'

const line = (CartitemId: number, ProductName: string, rupees: number, Quantity = 1) => ({
  CartitemId,
  ProductId: CartitemId,
  ProductName,
  ProductPrice: fromRupees(rupees),
  ProductSellingAmount: fromRupees(rupees),
  ProductCategory: '',
  StartTime: '',
  EndTime: '',
  BookingDate: '12 Dec 2026',
  Quantity,
  PackageId: null,
  Amount: fromRupees(rupees * Quantity),
})
const shoot = { ...line(1, 'Golden Hour', 24_500), StartTime: '19:00', EndTime: '01:00' }
const outfits = {
  TypeId: 4,
  Amount: fromRupees(8000),
  cart: [line(2, 'Gulmohar Lehenga', 2400, 2), line(3, 'Monsoon Trail Gown', 3200)],
}
const CART = {
  n: 1,
  Msg: '',
  cart: [
    outfits,
    { TypeId: 2, Amount: fromRupees(6500), cart: [line(4, 'In The Woods cottage', 6500)] },
    { TypeId: 1, Amount: fromRupees(24_500), cart: [shoot] },
  ],
  GrantTotal: fromRupees(39_000),
  DiscountAmount: fromRupees(0),
  MinimumBookingAmount: fromRupees(3000),
  gstmodel: { GSTPercent: 18, GSTAmount: fromRupees(540) },
}
const coupon = { code: 'FIRSTLIGHT', amount: fromRupees(2000) }

describe('a cart is the same', () => {
  test('in another order', () => {
    const turned = {
      ...CART,
      cart: CART.cart.toReversed().map((group) => ({ ...group, cart: group.cart.toReversed() })),
    }
    expect(contentsOf(turned)).toBe(contentsOf(CART))
  })

  test.each([
    ['one more of something', { ...CART, cart: [{ ...outfits, cart: [line(2, 'Gulmohar Lehenga', 2400, 3)] }] }],
    [
      'another day',
      { ...CART, cart: [{ TypeId: 1, Amount: fromRupees(24_500), cart: [{ ...shoot, BookingDate: '13 Dec 2026' }] }] },
    ],
    ['another price', { ...CART, DiscountAmount: fromRupees(1) }],
  ])('but not with %s', (_, other) => expect(contentsOf(other)).not.toBe(contentsOf(CART)))
})

const pictureOf = (TypeId: number, { ProductName }: { ProductName: string }) => ({
  src: TypeId === 2 ? '' : `/${ProductName}.svg`,
  alt: '',
})

test('the summary shows every line with its name and picture', () => {
  expect(orderLines(CART, pictureOf).map(({ name, picture }) => `${name}: ${picture.src}`)).toEqual([
    'Golden Hour: /Golden Hour.svg',
    'Gulmohar Lehenga: /Gulmohar Lehenga.svg',
    'Monsoon Trail Gown: /Monsoon Trail Gown.svg',
    'In The Woods cottage: ',
  ])
})

test('a line without a name is an item, as in the cart', () => {
  const nameless = { ...CART, cart: [{ TypeId: 1, Amount: fromRupees(500), cart: [{ ...shoot, ProductName: ' ' }] }] }
  expect(orderLines(nameless, pictureOf)[0]?.name).toBe('Item')
  const { events } = receiptOf({ cart: nameless, figures: totals(nameless, ZERO), coupon: undefined, pictureOf })
  expect(events[0]?.title).toMatch(/: Item$/)
})

test('the receipt has lines, figures and events, and no personal data', () => {
  const receipt = receiptOf({
    cart: CART,
    figures: totals(CART, coupon.amount),
    coupon,
    pictureOf,
  })
  expect(JSON.stringify(receipt)).not.toMatch(/owner"|1001/)
  expect(receipt.lines).toEqual([
    { name: 'Golden Hour', detail: '12 Dec 2026, 7:00 pm – 1:00 am', amount: '₹24,500', picture: '/Golden Hour.svg' },
    { name: 'Gulmohar Lehenga', detail: '12 Dec 2026, 2 pieces', amount: '₹4,800', picture: '/Gulmohar Lehenga.svg' },
    {
      name: 'Monsoon Trail Gown',
      detail: '12 Dec 2026, 1 piece',
      amount: '₹3,200',
      picture: '/Monsoon Trail Gown.svg',
    },
    { name: 'In The Woods cottage', detail: '12 Dec 2026', amount: '₹6,500' },
  ])
  expect(receipt.rows.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Total ₹39,000.00',
    'Coupon FIRSTLIGHT −₹2,000.00',
    'Total to pay ₹37,000.00',
    'Booking amount ₹3,000.00',
    'GST 18%, on booking amount only ₹540.00',
    'Paid ₹3,540.00',
    'Balance at the farm ₹34,000.00',
  ])
  expect(receipt.events).toMatchObject([
    { title: 'Shoot at Aperture Acres: Golden Hour', day: '2026-12-12', start: 19 * 60, end: 60 },
    { title: 'Stay at Aperture Acres: In The Woods cottage', day: '2026-12-12', start: undefined },
  ])
})
