/** What each function sends, written by hand from the documents. */
import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import { paiseOf } from '../text/money.ts'
import { addToCart } from './addToCart.ts'
import { writeKey } from './identity.ts'
import type { CallName } from './contract/calls.ts'
import { CALL_MEANINGS } from './contract/meanings.ts'
import * as payment from './payment.ts'

const sent: { address: string; method: string; body: unknown }[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('document', { cookie: 'SessionId=abcdefghijklmno', getElementById: () => null })
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit) => {
    sent.push({ address, method: method.toUpperCase(), body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  writeKey('TokenId', 'abc')
  writeKey('UserId', '7')
  return () => vi.unstubAllGlobals()
})

const WHO = { UserId: '7', sessionId: 'abcdefghijklmno' }
const form = {
  fullName: ' Asha Rao ',
  phone: '9000000001',
  email: ' asha@example.com',
  gst: ' 27AAA ',
  notes: ' Two cars ',
}
const triple = { PaymentGatewayPaymentId: 'pay_1', PaymentGatewayOrderId: 'order_1', PaymentSignature: 'ab12' }
const tour = {
  FullName: 'Asha Rao',
  MobileNo: '9000000001',
  EmailId: 'asha@example.com',
  VisitingDate: '05/01/2026',
  NumberOfPeople: 2,
  ProfessionalId: '7',
  VisitingTime: '10:00 AM - 11:00 AM',
  TypeOfShoot: 1,
  Amount: 236,
}
const additions = [
  { type: 'package', productId: 142, date: '05 Jan 2026' },
  { type: 'food', productId: 501, quantity: 6 },
] as const
const items = [
  {
    ...WHO,
    TypeId: 1,
    TypeName: 'ShootPackages',
    ProductId: 142,
    BookingDate: '05 Jan 2026',
    Quantity: 1,
    ActionBy: '7',
  },
  { ...WHO, TypeId: 5, TypeName: 'FoodAndBeverages', ProductId: 501, BookingDate: '', Quantity: 6, ActionBy: '7' },
]
const billing = {
  FullName: 'Asha Rao',
  Phone: '9000000001',
  Email: 'asha@example.com',
  GST: '27AAA',
  OrderNote: 'Two cars',
}

const POSTS: readonly (readonly [call: CallName, send: () => Promise<unknown>, body: unknown])[] = [
  ['AddToUserCart', () => addToCart(additions), { cart: items }],
  [
    'CreateUserpayment',
    () =>
      payment.createPayment(paiseOf(300_000), form, 'FIRSTLIGHT', {
        cartItemIds: [12, '13'],
        total: paiseOf(2_250_050),
      }),
    {
      ...WHO,
      Amount: 3000,
      ...billing,
      CouponCode: 'FIRSTLIGHT',
      CartitemIds: [12, '13'],
      TotalAmountToPay: 22_500.5,
    },
  ],
  ['CreateOrder', () => payment.confirmOrder(triple), triple],
  ['CreateRecceUserpayment', () => payment.createTourPayment(tour), tour],
  ['CreateRecceUserOrder', () => payment.confirmTour(triple), triple],
]

it.each(POSTS)('asks by POST: %s', async (name, send, body) => {
  await expect(send()).rejects.toThrow('no answer')
  expect(sent).toEqual([{ address: `/v1/${name}`, method: 'POST', body }])
})

it.each(POSTS)('sends what its schema says: %s', (name, _send, body) => {
  expect(v.parse(CALL_MEANINGS[name].sends, body)).toEqual(body)
})

it('fills in at the gateway what was typed, where the answer lacks it', async () => {
  const PaymentTransactionModel = {
    PaymentKey: 'rzp_1',
    PaidAmount: 3540,
    Currency: 'INR',
    CompanyName: 'Studio',
    PaymentGatewayOrderId: 'order_1',
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ response: { n: 1, Msg: '' }, PaymentTransactionModel })))
  const person = { Name: 'Asha Rao', MobileNo: '9000000001', EmailId: 'asha@example.com' }
  expect(
    await payment.createPayment(paiseOf(300_000), form, '', { cartItemIds: ['1'], total: paiseOf(300_000) }),
  ).toMatchObject(person)
  expect(await payment.createTourPayment(tour)).toMatchObject(person)
})
