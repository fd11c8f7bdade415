/** Every call may fail, and may be repeated. */
import type { CallContext } from './context.ts'

export interface GatewayPort {
  /** The dialog's public key, `rzp_test_…`. */
  readonly keyId: string
  /** `amount` is in paise. */
  createOrder(order: { amount: number; currency: string; receipt: string }): Promise<{ id: string }>
  /** HMAC-SHA256 of `orderId|paymentId` with the gateway's secret. */
  verify(confirmation: { orderId: string; paymentId: string; signature: string }): Promise<boolean>
  verifyWebhook(webhook: { body: string; signature: string }): Promise<boolean>
  payments(
    orderId: string,
  ): Promise<readonly { id: string; status: 'authorised' | 'captured' | 'voided' | 'refunded' }[]>
  /** Ends an order. @returns false if somebody has tried to pay it. */
  drop(orderId: string): Promise<boolean>
  capture(orderId: string, paymentId: string): Promise<void>
  /** Voids an authorised payment, refunds a captured one. */
  refund(orderId: string, paymentId: string): Promise<void>
}

export type Transact = <Result>(work: (context: CallContext) => Result) => Result
