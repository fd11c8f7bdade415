/** Maps a v1 payment to Razorpay's options (stories/docs/Payments.mdx, Options of the dialog). */
import type { PaymentTransaction } from '../api/contract/payment.ts'
import type { Paise } from '../text/money.ts'
import { mobileDigits, MOBILE_LENGTH } from '../text/rules.ts'
import type { RazorpayOptions } from './razorpay.ts'

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** `URL.parse` needs Chrome 126, Firefox 126 or Safari 18. */
function parseUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** The gateway shows only https and data:image URLs, so paths of this site become absolute. */
function imageOf(logo: string, page: string): string | undefined {
  if (/^data:image\//i.test(logo)) return logo
  const address = logo.trim() === '' ? undefined : parseUrl(logo, page)
  const isOurs = address?.origin === new URL(page).origin
  return address?.protocol === 'https:' || isOurs ? address?.href : undefined
}

function contactOf(mobile: string): string {
  const digits = mobileDigits(mobile)
  return digits.length === MOBILE_LENGTH ? `+91${digits}` : ''
}

/** `page` is the base URL for a relative logo path. */
export function checkoutOptions(
  transaction: PaymentTransaction,
  amount: Paise,
  page: string,
  on: { paid: (response: unknown) => void; dismissed: () => void },
): RazorpayOptions {
  const image = imageOf(transaction.Logo, page)
  return {
    key: transaction.PaymentKey,
    amount,
    currency: transaction.Currency.trim().toUpperCase(),
    name: transaction.CompanyName,
    order_id: transaction.PaymentGatewayOrderId,
    prefill: { name: transaction.Name, email: transaction.EmailId, contact: contactOf(transaction.MobileNo) },
    notes: transaction.PaymentId === null ? {} : { PaymentId: String(transaction.PaymentId) },
    ...(image !== undefined && { image }),
    ...(COLOR.test(transaction.ColorCode) && { theme: { color: transaction.ColorCode } }),
    modal: { escape: false, backdropclose: false, confirm_close: true, ondismiss: on.dismissed },
    handler: on.paid,
  }
}
