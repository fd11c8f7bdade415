/** Separate from journalEntry.ts, which pages use without valibot. */
import * as v from 'valibot'
import { paiseOf } from '../text/money.ts'
import { oneOf } from '../text/json.ts'
import type { Entry } from './journalEntry.ts'
import { receiptSchema } from './receipt.ts'

const putAwayField = { putAway: v.optional(v.custom<true>((value) => value === true)) }
const order = {
  orderId: v.custom<string>((value) => typeof value === 'string' && value !== ''),
  kind: oneOf('shoot', 'tour'),
  amount: v.optional(v.pipe(v.custom<number>(Number.isSafeInteger), v.transform(paiseOf)), undefined),
  owner: v.string(),
  lines: v.array(v.string()),
  contentHash: v.string(),
  createdAt: v.number(),
  day: v.optional(v.string()),
  // A malformed receipt must not lose the payment.
  receipt: v.optional(v.fallback(v.optional(receiptSchema), undefined)),
}
const triple = v.object({
  PaymentGatewayPaymentId: v.string(),
  PaymentGatewayOrderId: v.string(),
  PaymentSignature: v.string(),
})
const schema = v.union([
  v.object({ ...order, state: oneOf('open', 'dismissed', 'abandoned') }),
  v.object({ ...order, state: oneOf('unanswered'), ...putAwayField }),
  v.object({ ...order, state: oneOf('authorised'), triple }),
  v.object({ ...order, state: oneOf('confirmed'), triple, at: v.optional(v.number()) }),
  v.object({ ...order, state: oneOf('refused'), triple, message: v.string(), ...putAwayField }),
  v.object({ ...order, state: oneOf('duplicate'), triple, ...putAwayField }),
  v.object({ ...order, state: oneOf('unknown'), paymentId: v.string(), ...putAwayField }),
])

export function parseEntry(value: unknown): Entry | undefined {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : undefined
}
