import type { IncomingMessage } from 'node:http'
import { CALLS, type CallName } from '../../storefront/api/contract/calls.ts'
import { addDays, dMy, type Day } from '../../storefront/text/dates.ts'
import { codeIn, item, outcome, type Body } from './provider.ts'

export interface Visitor {
  readonly UserId: string
  readonly token: string
  readonly sessionId: string
  readonly mobile: string
}

export const GUEST: Visitor = { UserId: '', token: '', sessionId: 'guestguestguest', mobile: '' }

const CARD = { method: 'card', number: '4100280000001007', expiry: '12/40', cvv: '123', name: 'Asha Rao' }

/** A proxy sets it. */
const ADDRESS_HEADER = 'X-Forwarded-For'
/** For `createServer`: gives visitors on one machine different addresses. */
export const addressOf = ({ headers }: IncomingMessage): string => String(headers['x-forwarded-for'] ?? '127.0.0.1')

/** Loopback addresses are counted separately by limits, and ignored by quotas. */
function addressFor(sessionId: string): string {
  const place = Array.from(sessionId).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xff_ff_ff, 1)
  return `127.${place >> 16}.${(place >> 8) % 256}.${place % 256}`
}

type Headed = Record<string, string>
type When = 'then' | 'in a week of their own'

export function createVisitors(address: string) {
  let registered = 0

  function headersOf({ token, UserId, sessionId }: Visitor): Record<string, string> {
    const auth = token ? { authToken: `${token}-${UserId}` } : {}
    const browser = { cookie: `SessionId=${sessionId}`, [ADDRESS_HEADER]: addressFor(sessionId) }
    return { 'x-api-key': 'demo-key', 'Content-Type': 'application/json', ...browser, ...auth }
  }

  /** Sends `body` unchanged and returns the raw response. */
  function send(name: string, method: string, body: string | undefined, who: Visitor, more: Headed = {}) {
    const headers = { ...headersOf(who), ...more }
    return fetch(`${address}/v1/${name}`, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) })
  }

  async function ask(name: CallName, request: Body = {}, who: Visitor = GUEST, more: Headed = {}) {
    const query = () => new URLSearchParams(Object.entries(request).map(([key, value]) => [key, String(value)]))
    const response =
      CALLS[name].method === 'GET'
        ? await send(`${name}?${query()}`, 'GET', undefined, who, more)
        : await send(name, 'POST', JSON.stringify(request), who, more)
    const text = await response.text()
    return { status: response.status, text, body: JSON.parse(text) as Body }
  }

  async function newcomer(): Promise<Visitor> {
    registered += 1
    const guest = { ...GUEST, sessionId: `session${String(registered).padStart(8, '0')}` }
    const mobile = String(9_100_000_000 + registered)
    const sent = await ask('SendOtpForNonRegisterUserWeb', { MobileNo: mobile }, guest)
    const form = { Name: 'Asha Rao', Mobile: mobile, EmailId: 'asha@example.com', Otp: codeIn(outcome(sent.body).Msg) }
    const { body } = await ask('VerifyOtpAndRegister', form, guest)
    const { Id } = body['UserDetails'] as { Id: string }
    return { ...guest, UserId: Id, token: String(body['Token']), mobile }
  }

  /** A new user with a package in the cart, for `day` or for the same weekday in a week of the user's own. */
  async function shopper(PackageId: number, day: Day, when: When = 'then'): Promise<Visitor> {
    const who = await newcomer()
    const BookingDate = dMy(when === 'then' ? day : addDays(day, 7 * (registered % 90)))
    await ask('AddToUserCart', item('package', PackageId, { ...who, BookingDate }), who)
    return who
  }

  /** @returns the triple from the gateway's dialog. */
  async function pay(transaction: Body, attempt = 'the first'): Promise<Body> {
    const order_id = String(transaction['PaymentGatewayOrderId'])
    const amount = Math.round(Number(transaction['PaidAmount']) * 100)
    const payment = { key: transaction['PaymentKey'], order_id, amount, attempt, instrument: CARD }
    const paid = await fetch(`${address}/gateway/payments`, { method: 'POST', body: JSON.stringify(payment) })
    const answer = (await paid.json()) as Body
    return {
      PaymentGatewayPaymentId: answer['razorpay_payment_id'],
      PaymentGatewayOrderId: answer['razorpay_order_id'],
      PaymentSignature: answer['razorpay_signature'],
    }
  }

  return { send, ask, newcomer, shopper, pay }
}

export type Visitors = ReturnType<typeof createVisitors>
