/** What was typed and chosen for the checkout. */
import * as v from 'valibot'
import { readKey, writeKey } from '../api/identity.ts'
import { storedValue } from '../storage.ts'
import { CHECKOUT_DRAFT_KEY } from '../storageKeys.ts'
import { readRupees, toRupees, type Paise } from '../text/money.ts'
import type { BillingForm } from '../text/rules.ts'

const maybe = v.optional(v.string())
/** The form's draft survives a reload and the way back to the cart, but not a logout. */
const draft = storedValue(
  'session',
  CHECKOUT_DRAFT_KEY,
  v.object({
    user: v.string(),
    typed: v.object({ fullName: maybe, phone: maybe, email: maybe, gst: maybe, notes: maybe }),
  }),
)

/**
 * @param user must own the draft, because another user may log in to this tab. A guest's draft, whose user is empty,
 *   belongs to the cart, and so to the user who logs in with it.
 */
export function typedBilling(user: string): Partial<BillingForm> {
  const kept = draft.read()
  return kept && [user, ''].includes(kept.user) ? (kept.typed as Partial<BillingForm>) : {}
}

export function keepBilling(user: string, field: keyof BillingForm, value: string): void {
  draft.write({ user, typed: { ...typedBilling(user), [field]: value } })
}

export const forgetBilling = draft.forget

/**
 * The booking amount chosen in the cart (C-093). Storage holds rupees.
 * @returns undefined if the cart does not allow it any more, because its lines or its coupon have changed.
 */
export function keptBookingAmount(minimum: Paise, most: Paise): Paise | undefined {
  const kept = readRupees(readKey('minBookingAmount'))
  return kept !== undefined && kept >= minimum && kept <= most ? kept : undefined
}

export function keepBookingAmount(amount: Paise): void {
  writeKey('minBookingAmount', String(toRupees(amount)))
}
