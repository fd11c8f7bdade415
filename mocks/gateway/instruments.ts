/**
 * Test cards and accounts (stories/docs/Payments.mdx, Sandbox). Any CVV and future date work. Failures quote Razorpay.
 */

/** `number` may contain spaces; `expiry` is MM/YY. */
export type Instrument =
  | {
      readonly method: 'card'
      readonly number: string
      readonly expiry: string
      readonly cvv: string
      readonly name: string
    }
  | { readonly method: 'upi'; readonly vpa: string }

/** Razorpay's error object without `metadata`. */
export interface Decline {
  readonly code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR'
  readonly description: string
  readonly source: 'bank' | 'customer' | 'gateway' | 'business'
  readonly step: 'payment_initiation' | 'payment_authentication' | 'payment_authorization'
  readonly reason: string
}

const declined: Decline = {
  code: 'BAD_REQUEST_ERROR',
  description:
    "Your payment didn't go through as it was declined by the bank. Try another payment method or contact your bank.",
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_declined',
}

const INSTRUMENTS: Readonly<Record<string, 'paid' | Decline>> = {
  '4100280000001007': 'paid',
  '5500670000001002': 'paid',
  '6527658900001005': 'paid',
  'success@razorpay': 'paid',
  '4100280000080001': {
    code: 'BAD_REQUEST_ERROR',
    description:
      'Your payment could not be completed due to insufficient balance. Try again with another card or account.',
    source: 'customer',
    step: 'payment_authorization',
    reason: 'insufficient_funds',
  },
  '4100280000060003': declined,
  '4100280000070002': {
    code: 'BAD_REQUEST_ERROR',
    description: 'Your payment has been cancelled. Try again or complete the payment later.',
    source: 'customer',
    step: 'payment_authentication',
    reason: 'payment_cancelled',
  },
  '4100280000090000': {
    code: 'BAD_REQUEST_ERROR',
    description: 'Your payment was not completed on time. Try again or complete the payment later.',
    source: 'customer',
    step: 'payment_authentication',
    reason: 'payment_timed_out',
  },
  '4100280000020007': {
    code: 'GATEWAY_ERROR',
    description: "Your payment didn't go through due to a temporary issue. Try again in a few minutes.",
    source: 'gateway',
    step: 'payment_authorization',
    reason: 'gateway_technical_error',
  },
  '4100280000000009': {
    code: 'BAD_REQUEST_ERROR',
    description: 'Your payment could not be completed because the card could not be authenticated. Try another card.',
    source: 'customer',
    step: 'payment_authentication',
    reason: 'authentication_failed',
  },
  'failure@razorpay': {
    code: 'BAD_REQUEST_ERROR',
    description: 'Your payment was declined in the UPI app. Try again or use another payment method.',
    source: 'customer',
    step: 'payment_authorization',
    reason: 'payment_declined',
  },
}

function refusal(description: string, reason: string): Decline {
  return { code: 'BAD_REQUEST_ERROR', description, source: 'customer', step: 'payment_initiation', reason }
}

/** @param digits a card number without spaces (ISO/IEC 7812). */
function passesLuhn(digits: string): boolean {
  const total = digits
    .split('')
    .reverse()
    .reduce((sum, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return total % 10 === 0
}

function hasExpired(expiry: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d\d)$/.exec(expiry)
  return !match || new Date(2000 + Number(match[2]), Number(match[1])) <= now
}

export function charge(instrument: Instrument, now: Date): 'paid' | Decline {
  if (instrument.method === 'upi') {
    const vpa = instrument.vpa.trim().toLowerCase()
    if (!/^[\w.-]{2,}@[a-z]{2,}$/.test(vpa)) return refusal('Please enter a valid UPI ID.', 'invalid_vpa')
    return INSTRUMENTS[vpa] ?? refusal('This UPI ID is not known in test mode. Use one that is listed.', 'invalid_vpa')
  }
  const digits = instrument.number.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) {
    return refusal('Your card number is not valid. Check it and try again.', 'invalid_card_number')
  }
  if (hasExpired(instrument.expiry.trim(), now)) {
    return refusal('Your card has expired or its date is not valid.', 'incorrect_card_expiry_date')
  }
  if (!/^\d{3,4}$/.test(instrument.cvv)) return refusal('The CVV of your card is not valid.', 'incorrect_cvv')
  return INSTRUMENTS[digits] ?? declined
}
