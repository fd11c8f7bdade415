import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readAsset } from './assets.node.ts'
import { MAX_TRIES, type OrderRows, type OrderStore } from './orders.ts'
import { createGateway } from './server.ts'
import type { Webhook } from './webhook.ts'

const SECRET = 'a secret of the sandbox'
const VISA = { method: 'card', number: '4100 2800 0000 1007', expiry: '12/28', cvv: '123', name: 'Asha Rao' }

function keep(): OrderStore & { readonly kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>()
  const rows: OrderRows = {
    get: (id) => kept.get(id),
    put: (id, value) => void kept.set(id, structuredClone(value)),
    remove: (id) => void kept.delete(id),
  }
  return { kept, transaction: async (work) => work(rows) }
}

function open(store = keep(), prefix = 'T') {
  let ids = 0
  let now = Date.parse('2026-11-21T06:00:00Z')
  const webhooks: Webhook[] = []
  const gateway = createGateway({
    secret: SECRET,
    keyId: 'rzp_test_sandbox',
    store,
    now: () => new Date(now),
    randomId: () => `${prefix}${(ids += 1)}`,
    assets: readAsset,
    sendWebhook: (webhook) => webhooks.push(webhook),
  })
  const send = async (body: unknown, method = 'POST') => {
    const request = new Request('http://shop.test/gateway/payments', {
      method,
      ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await gateway.fetch(request)
    return { status: response?.status, ...(await response?.json()) }
  }
  const order = () => gateway.createOrder({ amount: 354_000, currency: 'INR', receipt: 'R1' })
  const pay = async (instrument: unknown, more: object = {}) =>
    send({ key: 'rzp_test_sandbox', order_id: (await order()).id, amount: 354_000, instrument, ...more })
  const later = (milliseconds: number) => void (now += milliseconds)
  return { gateway, send, order, pay, store, webhooks, later }
}

describe('the signature', () => {
  test('is the HMAC that a provider computes', async () => {
    const { send, order, gateway } = open()
    const { id } = await order()
    const paid = await send({ order_id: id, instrument: VISA })
    const expected = createHmac('sha256', SECRET).update(`${id}|${paid.razorpay_payment_id}`).digest('hex')
    expect(paid).toMatchObject({ status: 200, razorpay_order_id: id, razorpay_signature: expected })
    const confirmation = { orderId: id, paymentId: paid.razorpay_payment_id, signature: expected }
    expect(await gateway.verify(confirmation)).toBe(true)
  })

  test.each([
    ['another payment', { paymentId: 'pay_T9' }],
    ['another order', { orderId: 'order_T9' }],
    ['an altered signature', { signature: '0'.repeat(64) }],
    ['no signature', { signature: '' }],
    ['a signature that is no hex', { signature: 'zz'.repeat(32) }],
  ])('is invalid for %s', async (_, change) => {
    const { send, order, gateway } = open()
    const { id } = await order()
    const paid = await send({ order_id: id, instrument: VISA })
    const given = { orderId: id, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature }
    expect(await gateway.verify({ ...given, ...change })).toBe(false)
  })
})

describe('the test instruments', () => {
  test.each(['4100 2800 0000 1007', '5500 6700 0000 1002', '6527-6589-0000-1005'])('card %s pays', async (number) => {
    expect(await open().pay({ ...VISA, number })).toHaveProperty('razorpay_signature')
  })

  test('UPI success@razorpay pays, in any case', async () => {
    expect(await open().pay({ method: 'upi', vpa: ' Success@razorpay ' })).toHaveProperty('razorpay_signature')
  })

  test.each([
    ['4100 2800 0008 0001', 'insufficient_funds'],
    ['4100 2800 0006 0003', 'payment_declined'],
    ['4100 2800 0007 0002', 'payment_cancelled'],
    ['4100 2800 0009 0000', 'payment_timed_out'],
    ['4100 2800 0002 0007', 'gateway_technical_error'],
    ['4100 2800 0000 0009', 'authentication_failed'],
    ['4111 1111 1111 1111', 'payment_declined'],
    ['4111 1111 1111 1112', 'invalid_card_number'],
  ])('card %s fails with %s', async (number, reason) => {
    const { error, status } = await open().pay({ ...VISA, number })
    expect({ status, reason: error.reason }).toEqual({ status: 200, reason })
    expect(error.metadata).toEqual({ order_id: 'order_T1', payment_id: expect.stringMatching(/^pay_T\d$/) })
    expect(error.description).toMatch(/\.$/)
  })

  test.each([
    ['failure@razorpay', 'payment_declined'],
    ['someone@bank', 'invalid_vpa'],
    ['no id', 'invalid_vpa'],
  ])('UPI %s fails with %s', async (vpa, reason) => {
    expect((await open().pay({ method: 'upi', vpa })).error.reason).toBe(reason)
  })

  test.each([
    ['10/26', 'incorrect_card_expiry_date'],
    ['13/28', 'incorrect_card_expiry_date'],
    ['', 'incorrect_card_expiry_date'],
  ])('refuses the date %j', async (expiry, reason) => {
    expect((await open().pay({ ...VISA, expiry })).error.reason).toBe(reason)
  })

  test('takes a card until its month has ended', async () => {
    expect(await open().pay({ ...VISA, expiry: '11/26' })).toHaveProperty('razorpay_signature')
  })

  test('refuses a CVV of two digits', async () => {
    expect((await open().pay({ ...VISA, cvv: '12' })).error.reason).toBe('incorrect_cvv')
  })
})

describe('an order', () => {
  test('can be paid after a failed try', async () => {
    const { send, order } = open()
    const { id } = await order()
    const failed = await send({ order_id: id, attempt: 'a', instrument: { ...VISA, number: '4100280000060003' } })
    expect(failed).toHaveProperty('error')
    expect(await send({ order_id: id, attempt: 'b', instrument: VISA })).toHaveProperty('razorpay_signature')
  })

  test('gives the same answer to the same attempt sent again', async () => {
    const { send, order } = open()
    const { id } = await order()
    const first = await send({ order_id: id, attempt: 'a', instrument: VISA })
    expect(await send({ order_id: id, attempt: 'a', instrument: VISA })).toEqual(first)
  })

  test('is paid once by requests to two servers that share a database', async () => {
    const store = keep()
    const servers = [open(store, 'A'), open(store, 'B')]
    const { id } = await servers[0]!.order()
    const both = await Promise.all(
      servers.map(({ send }, at) => send({ order_id: id, attempt: `${at}`, instrument: VISA })),
    )
    expect(both.filter((answer) => 'razorpay_signature' in answer)).toHaveLength(1)
    expect(both.find((answer) => 'error' in answer).error.reason).toBe('order_already_paid')
    expect(await servers[0]!.gateway.payments(id)).toHaveLength(1)
  })

  test('keeps the tries and the refund of two servers that share a database', async () => {
    const store = keep()
    const [one, other] = [open(store, 'A'), open(store, 'B')]
    const { id } = await one.order()
    const declined = { ...VISA, number: '4100280000060003' }
    await Promise.all(
      [one, other].map(({ send }, at) => send({ order_id: id, attempt: `${at}`, instrument: declined })),
    )
    expect(store.kept.get(id)).toMatchObject({ attempts: [{ id: '0' }, { id: '1' }] })
    const { razorpay_payment_id: paymentId } = await one.send({ order_id: id, attempt: 'a', instrument: VISA })
    await Promise.all([one, other].map(({ gateway }) => gateway.refund(id, paymentId)))
    expect(await one.gateway.payments(id)).toMatchObject([{ id: paymentId, status: 'voided' }])
  })

  test(`is tried ${MAX_TRIES} times at most, each with an id of 64 characters at most`, async () => {
    const { send, order, store } = open()
    const { id } = await order()
    const declined = { ...VISA, number: '4100280000060003' }
    const tooLong = await send({ order_id: id, attempt: 'x'.repeat(65), instrument: declined })
    expect(tooLong).toMatchObject({ status: 400, error: { code: 'BAD_REQUEST_ERROR' } })
    for (let at = 0; at < MAX_TRIES; at += 1) {
      const answer = await send({ order_id: id, attempt: `${at}`.padEnd(64, 'x'), instrument: declined })
      expect(answer.error.reason).toBe('payment_declined')
    }
    const more = await send({ order_id: id, attempt: 'one more', instrument: VISA })
    expect(more).toMatchObject({ status: 200, error: { reason: 'too_many_tries' } })
    expect(JSON.stringify(store.kept.get(id)).length).toBeLessThan(8000)
  })

  test('ends after a day: a dialog that stayed open takes no money', async () => {
    const { send, order, later } = open()
    const { id } = await order()
    later(24 * 3_600_000 + 1)
    expect((await send({ order_id: id, instrument: VISA })).error.reason).toBe('order_ended')
  })

  test('is dropped while nobody has tried to pay it, and then takes no money', async () => {
    const { send, order, gateway } = open()
    const [untried, tried] = [await order(), await order()]
    await send({ order_id: tried.id, instrument: { ...VISA, number: '4100280000060003' } })
    expect([await gateway.drop(untried.id), await gateway.drop(tried.id)]).toEqual([true, false])
    expect((await send({ order_id: untried.id, instrument: VISA })).error.reason).toBe('order_ended')
    expect(await send({ order_id: tried.id, instrument: VISA })).toHaveProperty('razorpay_signature')
  })

  test('is not paid with a different amount', async () => {
    expect((await open().pay(VISA, { amount: 1 })).error.description).toMatch('different from your order amount')
  })

  test.each([35.4, 0, 99, Number.NaN])('is refused for %j paise', async (amount) => {
    await expect(open().gateway.createOrder({ amount, currency: 'INR', receipt: 'R' })).rejects.toThrow(RangeError)
  })
})

describe('a malformed request', () => {
  test.each([
    ['no JSON', '{', 400],
    ['a list', [], 400],
    ['no instrument', { order_id: 'order_T1' }, 400],
    ['an unknown method', { order_id: 'order_T1', instrument: { method: 'cheque' } }, 400],
    ['a body of 1 MB', 'x'.repeat(1_000_000), 400],
    ['another key', { key: 'rzp_live_x', instrument: VISA }, 401],
    ['an unknown order', { order_id: 'order_none', instrument: VISA }, 200],
    ['an order that is no text', { order_id: { id: 1 }, instrument: VISA }, 200],
  ])('answers %s with an error object', async (_, body, status) => {
    const answer = await open().send(body)
    expect(answer).toMatchObject({ status, error: { code: 'BAD_REQUEST_ERROR', description: expect.any(String) } })
  })

  test('takes payments by POST only', async () => {
    expect((await open().send('', 'GET')).status).toBe(405)
  })

  test('leaves other paths alone', async () => {
    expect(await open().gateway.fetch(new Request('http://shop.test/v1/CreateOrder'))).toBeUndefined()
    expect((await open().gateway.fetch(new Request('http://shop.test/gateway/x')))?.status).toBe(404)
  })
})

test.each([
  ['checkout.js', 'text/javascript; charset=utf-8', 'Razorpay'],
  ['checkout.css', 'text/css; charset=utf-8', '.sandbox-gateway'],
])('serves %s', async (name, type, content) => {
  const response = await open().gateway.fetch(new Request(`http://shop.test/gateway/${name}?v=1`))
  expect(response?.headers.get('Content-Type')).toBe(type)
  expect(await response?.text()).toContain(content)
})

describe('a payment', () => {
  const paid = async () => {
    const opened = open()
    const { id } = await opened.order()
    const { razorpay_payment_id: paymentId } = await opened.send({ order_id: id, instrument: VISA })
    const status = async () => (await opened.gateway.payments(id)).map((payment) => payment.status)
    return { ...opened, id, paymentId: String(paymentId), status }
  }

  test('is voided before it is captured, and cannot be captured then', async () => {
    const { gateway, id, paymentId, status } = await paid()
    await gateway.refund(id, paymentId)
    await gateway.refund(id, paymentId)
    expect(await status()).toEqual(['voided'])
    await expect(gateway.capture(id, paymentId)).rejects.toThrow(`the payment ${paymentId} was voided`)
  })

  test('is refunded after it was captured', async () => {
    const { gateway, id, paymentId, status } = await paid()
    await gateway.capture(id, paymentId)
    await gateway.refund(id, paymentId)
    expect(await status()).toEqual(['refunded'])
  })

  test('that was never made can be neither captured nor refunded', async () => {
    const { gateway, id } = await paid()
    await expect(gateway.capture(id, 'pay_other')).rejects.toThrow('there is no payment pay_other')
    await expect(gateway.refund('order_other', 'pay_other')).rejects.toThrow('there is no payment pay_other')
  })

  test('is reported by signed webhooks when authorised and when captured', async () => {
    const { gateway, id, paymentId, webhooks } = await paid()
    await gateway.capture(id, paymentId)
    await expect.poll(() => webhooks.length).toBe(2)
    const events = webhooks.map(({ body }) => JSON.parse(body) as { event: string; payload: unknown })
    expect(events.map(({ event }) => event)).toEqual(['payment.authorized', 'payment.captured'])
    const entity = { id: paymentId, order_id: id, amount: 354_000, currency: 'INR', status: 'captured' }
    expect(events[1]?.payload).toEqual({ payment: { entity } })
    const [first, second] = webhooks as [Webhook, Webhook]
    expect(await gateway.verifyWebhook(second)).toBe(true)
    expect(await gateway.verifyWebhook({ ...second, body: first.body })).toBe(false)
    expect(await gateway.verifyWebhook({ ...second, signature: '' })).toBe(false)
  })
})
