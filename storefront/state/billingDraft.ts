/** What was typed at the checkout: survives a reload and the way back to the cart. Logout clears it. */
import * as v from 'valibot'
import { CHECKOUT_DRAFT_KEY } from '../storageKeys.ts'
import { parseJson } from '../text/parseJson.ts'
import type { BillingForm } from '../text/rules.ts'

const maybe = v.optional(v.string())
const draft = v.object({
  user: v.string(),
  typed: v.object({ fullName: maybe, phone: maybe, email: maybe, gst: maybe, notes: maybe }),
})

/** @param user the owner: a tab may change hands. */
export function typedBilling(user: string): Partial<BillingForm> {
  try {
    const kept = parseJson(draft, sessionStorage.getItem(CHECKOUT_DRAFT_KEY))
    return kept?.user === user ? (kept.typed as Partial<BillingForm>) : {}
  } catch {
    return {}
  }
}

export function keepBilling(user: string, field: keyof BillingForm, value: string): void {
  try {
    sessionStorage.setItem(
      CHECKOUT_DRAFT_KEY,
      JSON.stringify({ user, typed: { ...typedBilling(user), [field]: value } }),
    )
  } catch {
    // Storage is refused; the page still has the text.
  }
}

export function forgetBilling(): void {
  try {
    sessionStorage.removeItem(CHECKOUT_DRAFT_KEY)
  } catch {
    // It was never stored.
  }
}
