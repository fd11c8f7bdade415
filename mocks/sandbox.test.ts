import { expect, it } from 'vitest'
import { DEMONSTRATION } from './payloads/demonstration.ts'
import { createMemoryStorage } from './provider/storage.ts'
import { createSandbox } from './sandbox.ts'

const INSTRUMENT = { method: 'upi', vpa: 'success@razorpay' }

it('remembers payments over a restart', async () => {
  const storage = createMemoryStorage()
  const start = () => createSandbox({ storage, data: DEMONSTRATION, assets: () => Promise.resolve('') }).gateway
  const before = start()
  const { id: order_id } = await before.createOrder({ amount: 354_000, currency: 'INR', receipt: 'R1' })
  const body = JSON.stringify({ order_id, amount: 354_000, attempt: 'one', instrument: INSTRUMENT })
  const paid = await before.fetch(new Request('http://shop.invalid/gateway/payments', { method: 'POST', body }))
  const answer = (await paid!.json()) as Record<'razorpay_payment_id' | 'razorpay_signature', string>
  const confirmation = {
    orderId: order_id,
    paymentId: answer.razorpay_payment_id,
    signature: answer.razorpay_signature,
  }
  expect(await start().verify(confirmation)).toBe(true)
  expect(await start().verify({ ...confirmation, paymentId: 'pay_other' })).toBe(false)
})
