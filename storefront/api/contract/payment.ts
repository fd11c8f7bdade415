import * as v from 'valibot'
import type { Sent } from './meanings.ts'
import { call, id, lenient, money, text } from './wire.ts'

const transaction = v.object({
  PaymentKey: text,
  /** Rupees on the wire (C-095). */
  PaidAmount: money,
  Currency: text,
  CompanyName: text,
  PaymentId: v.optional(lenient(v.nullable(id), null), null),
  Logo: v.optional(text, ''),
  PaymentGatewayOrderId: text,
  Name: v.optional(text, ''),
  MobileNo: v.optional(text, ''),
  EmailId: v.optional(text, ''),
  ColorCode: v.optional(text, ''),
})
export type PaymentTransaction = v.InferOutput<typeof transaction>

/** API-28: `Amount` is the booking amount in rupees, without GST (C-094). */
export const CreateUserpayment = call('CreateUserpayment', {
  method: 'POST',
  envelope: 'response',
  fields: { PaymentTransactionModel: transaction },
})

/** All three come from the gateway's response (PAY-19). */
export type PaymentConfirmation = Sent<'CreateOrder'>

/** API-29: idempotent for the same triple. */
export const CreateOrder = call('CreateOrder', {
  method: 'POST',
  envelope: 'response',
})

/** API-43: `ProfessionalId` is the user id (C-112), `Amount` rupees, `VisitingDate` dd/MM/yyyy. */
export const CreateRecceUserpayment = call('CreateRecceUserpayment', {
  method: 'POST',
  envelope: 'response',
  fields: { PaymentTransactionModel: transaction },
})

/** API-44: idempotent for the same triple. */
export const CreateRecceUserOrder = call('CreateRecceUserOrder', {
  method: 'POST',
  envelope: 'response',
})
