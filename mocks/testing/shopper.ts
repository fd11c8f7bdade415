import { dMy, slashed } from '../../storefront/text/dates.ts'
import { dayWith, item, type Body, type TestProvider } from './provider.ts'

/** Package 7 has six places on one day, one on the other. */
export const FREE = dayWith(6, 7)
export const LAST = dayWith(1, 7)
const form = {
  FullName: 'Asha Rao',
  Phone: '9000000001',
  Email: 'asha@example.com',
  GST: '',
  OrderNote: '',
  CouponCode: '',
}

export interface Shopper {
  readonly UserId: string
  readonly as: string
}

export async function shopper(test: TestProvider, mobile: string, day = FREE): Promise<Shopper> {
  const user = await test.register(mobile)
  await test.ask('AddToUserCart', item('package', 7, { UserId: user.UserId, BookingDate: dMy(day) }), user.as)
  return user
}

export function pay(test: TestProvider, { UserId, as }: Shopper, change: Body = {}): Promise<Body> {
  return test.ask('CreateUserpayment', { UserId, sessionId: '', Amount: 3000, ...form, ...change }, as)
}

export function model(body: Body): Body {
  return body['PaymentTransactionModel'] as Body
}

export const orderIdOf = (body: Body): string => String(model(body)['PaymentGatewayOrderId'])

/** Starts to pay for a tour of two people on the free day. */
export function payTour(test: TestProvider, { UserId, as }: Shopper, change: Body = {}): Promise<Body> {
  const who = { ProfessionalId: UserId, FullName: 'Asha Rao', MobileNo: '9000000001', EmailId: 'asha@example.com' }
  const when = { VisitingDate: slashed(FREE), VisitingTime: '10:00 AM - 12:00 PM' }
  const tour = { ...who, ...when, TypeOfShoot: 1, NumberOfPeople: 2, Amount: 236, ...change }
  return test.ask('CreateRecceUserpayment', tour, as)
}

export async function confirm(
  test: TestProvider,
  body: Body,
  paymentId: string,
  call: 'CreateOrder' | 'CreateRecceUserOrder' = 'CreateOrder',
): Promise<Body> {
  return test.ask(call, await test.gateway.triple(orderIdOf(body), paymentId))
}

export async function bookings(test: TestProvider, { UserId, as }: Shopper): Promise<Body[]> {
  return (await test.ask('GetMyBookings', { UserId }, as))['bookingmodellist'] as Body[]
}
