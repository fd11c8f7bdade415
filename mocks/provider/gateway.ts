/** What the provider needs of a payment gateway. Every call may fail, and may be made again. */
import type { CallContext } from './context.ts'

export interface GatewayPort {
  /** The public key that the dialog is opened with, `rzp_test_…`. */
  readonly keyId: string
  /** `amount` in whole paise. */
  createOrder(order: { amount: number; currency: string; receipt: string }): Promise<{ id: string }>
  /** Whether the signature is HMAC-SHA256 of `orderId|paymentId` under the gateway's secret. */
  verify(confirmation: { orderId: string; paymentId: string; signature: string }): Promise<boolean>
  /** Whether the gateway sent this webhook. */
  verifyWebhook(webhook: { body: string; signature: string }): Promise<boolean>
  /** Payments that were made for an order of the gateway. */
  payments(
    orderId: string,
  ): Promise<readonly { id: string; status: 'authorised' | 'captured' | 'voided' | 'refunded' }[]>
  /** Takes the money of an authorised payment. */
  capture(orderId: string, paymentId: string): Promise<void>
  /** Voids a payment that was not captured, refunds one that was. */
  refund(orderId: string, paymentId: string): Promise<void>
}

/** Runs work in one transaction. */
export type Transact = <Result>(work: (context: CallContext) => Result) => Result
