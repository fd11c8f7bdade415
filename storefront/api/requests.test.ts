/** What each function sends, written by hand from the documents, so that errors in the declared calls show. */
import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import { paiseOf } from '../text/money.ts'
import * as account from './account.ts'
import * as bookings from './bookings.ts'
import * as cart from './cart.ts'
import * as cartChanges from './cartChanges.ts'
import { logout } from './logout.ts'
import type { CallName } from './contract/calls.ts'
import { CALL_MEANINGS } from './contract/meanings.ts'
import * as days from './days.ts'
import * as forms from './forms.ts'
import { writeKey } from './identity.ts'
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
const inquiry = { Name: 'Asha', EmailId: 'asha@example.com', PhoneNo: '9000000001', Message: 'Hello' }
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

type Row = readonly [address: string, send: () => Promise<unknown>]

const GETS: readonly Row[] = [
  ['ValidateUserCart?UserId=7&sessionId=abcdefghijklmno', () => cartChanges.validateCart()],
  ['ApplyCoupon?UserId=7&sessionId=abcdefghijklmno&CouponCode=FIRSTLIGHT', () => cart.applyCoupon('FIRSTLIGHT')],
  ['RemoveItemFromUserCart?UserId=7&sessionId=abcdefghijklmno&Cartid=12', () => cartChanges.removeFromCart(12)],
  ['GetMyBookings?UserId=7', () => bookings.listBookings()],
  ['GetMyBookingsDetails?UserId=7&Id=20401', () => bookings.readBooking(20_401)],
  ['SendOtpToEmailIdForNonRegisterUserWeb?EmailId=asha%40example.com', () => account.sendEmailCode('asha@example.com')],
  ['SendOtpForNonRegisterUserWeb?MobileNo=9000000001', () => account.sendMobileCode('9000000001')],
  ['CheckMobileAndGenrateOtp?MobileNo=9000000001', () => account.sendLoginCode('9000000001')],
  ['VerifyOptAndLogin?MobileNo=9000000001&otp=01234', () => account.login('9000000001', '01234')],
  ['Logout?UserId=7', () => logout()],
]

const person = { name: ' Asha Rao ', email: ' asha@example.com ', mobile: '9000000001' }

const POSTS: readonly (readonly [...Row, body: unknown])[] = [
  ['GetAvailabilityForProfessional', () => cartChanges.checkProfessional(311), { ...WHO, ProfessionalId: 311 }],
  [
    'GetAvailabilityForPackage',
    () => days.checkPackage(142, '05 Jan 2026'),
    { PackageDate: '05 Jan 2026', PackageId: 142 },
  ],
  ['AddToUserCart', () => cartChanges.addToCart(additions), { cart: items }],
  ['GetUserCart', () => cart.readCart(), WHO],
  ['GetUserCart', () => cart.readCartOfUser(), { UserId: '7' }],
  ['SaveInquiryDetails', () => forms.sendInquiry(inquiry), inquiry],
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
  [
    'GetAvailabilityForCottage',
    () => days.checkCottage(202, '05 Jan 2026', 1),
    { CottageDate: '05 Jan 2026', NoOfCottage: 1, StayId: 202, ActionBy: '7', sessionId: 'abcdefghijklmno' },
  ],
  [
    'ChangeEmailId',
    () => account.changeEmail('new@example.com', '01234'),
    { UserId: '7', NewEmailId: 'new@example.com', Otp: '01234' },
  ],
  [
    'ChangeMobileNumber',
    () => account.changeMobile('8000000001', '01234'),
    { UserId: '7', NewMobileNumber: '8000000001', Otp: '01234' },
  ],
  [
    'VerifyOtpAndRegister',
    () => account.register(person, '01234'),
    { Name: 'Asha Rao', Mobile: '9000000001', EmailId: 'asha@example.com', Otp: '01234' },
  ],
  ['CreateRecceUserpayment', () => payment.createTourPayment(tour), tour],
  ['CreateRecceUserOrder', () => payment.confirmTour(triple), triple],
  ['SaveSubscribeDetails', () => forms.subscribe('asha@example.com'), { EmailId: 'asha@example.com' }],
]

it.each(GETS)('asks by GET: %s', async (address, send) => {
  await expect(send()).rejects.toThrow('no answer')
  expect(sent).toEqual([{ address: `/v1/${address}`, method: 'GET', body: undefined }])
})

it.each(POSTS)('asks by POST: %s', async (name, send, body) => {
  await expect(send()).rejects.toThrow('no answer')
  expect(sent).toEqual([{ address: `/v1/${name}`, method: 'POST', body }])
})

it.each(POSTS)('sends what its schema says: %s', (name, _send, body) => {
  expect(v.parse(CALL_MEANINGS[name as CallName].sends, body)).toEqual(body)
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
