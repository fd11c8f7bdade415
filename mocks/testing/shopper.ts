import { dMy } from '../../storefront/text/dates.ts'
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

export async function confirm(test: TestProvider, body: Body, paymentId: string): Promise<Body> {
  return test.ask('CreateOrder', await test.gateway.triple(String(model(body)['PaymentGatewayOrderId']), paymentId))
}

export async function bookings(test: TestProvider, { UserId, as }: Shopper): Promise<Body[]> {
  return (await test.ask('GetMyBookings', { UserId }, as))['bookingmodellist'] as Body[]
}
