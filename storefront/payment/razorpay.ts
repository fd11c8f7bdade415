/**
 * The part of Razorpay Standard Checkout that this shop uses. Source:
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/
 */
export interface RazorpayFailure {
  readonly code: string
  readonly description: string
  readonly source: string
  readonly step: string
  readonly reason: string
  readonly metadata: { readonly order_id?: string; readonly payment_id?: string | null }
}

export interface RazorpayOptions {
  readonly key: string
  /** Paise. */
  readonly amount: number
  readonly currency: string
  readonly name: string
  readonly image?: string
  readonly order_id: string
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string }
  readonly notes: Readonly<Record<string, string>>
  readonly theme?: { readonly color: string }
  readonly modal: {
    readonly escape: boolean
    readonly backdropclose: boolean
    readonly confirm_close: boolean
    readonly ondismiss: () => void
  }
  readonly handler: (response: unknown) => void
}

export interface RazorpayInstance {
  open(): void
  close(): void
  on(event: 'payment.failed', listener: (response: { readonly error: RazorpayFailure }) => void): void
}

export type RazorpayConstructor = new (options: RazorpayOptions) => RazorpayInstance

declare global {
  interface Window {
    Razorpay?: RazorpayConstructor
  }
}
