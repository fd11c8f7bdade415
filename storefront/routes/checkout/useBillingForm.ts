import { useState } from 'react'
import { toastAndFocus, useControlRefs } from '../../shell/focus.ts'
import { keepBilling, typedBilling } from '../../state/checkoutDraft.ts'
import type { Session } from '../../state/session.ts'
import { billingProblems, type BillingForm } from '../../text/rules.ts'

type User = Extract<Session, { status: 'user' }>
type Problems = Partial<Record<keyof BillingForm, string>>

/** State, PAN, entity, Z, check digit: `27AAPFU0939F1ZV`. */
const GST_NUMBER = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/i

/** Optional. The specification gives no message for it. */
export function gstProblem(value: string): string | undefined {
  const isFine = value.trim() === '' || GST_NUMBER.test(value.trim())
  return isFine ? undefined : 'A GST number has 15 letters and digits, such as 27AAPFU0939F1ZV'
}

/** Fields with validation, in form order. */
const CHECKED = ['fullName', 'phone', 'email', 'gst'] as const

function prefilled({ id, name, mobile, email }: User): BillingForm {
  return { fullName: name, phone: mobile, email, gst: '', notes: '', ...typedBilling(id) }
}

/** The billing form is filled from the session and from what was typed before a reload. */
export function useBillingForm(session: User) {
  const [form, setForm] = useState(() => prefilled(session))
  const [problems, setProblems] = useState<Problems>({})
  const refOf = useControlRefs<Record<(typeof CHECKED)[number], HTMLInputElement>>()

  const change = (field: keyof BillingForm, value: string): void => {
    setForm({ ...form, [field]: value })
    setProblems({ ...problems, [field]: undefined })
    keepBilling(session.id, field, value)
  }

  /** Shows every problem at its field, toasts the first one and focuses its field (VAL-32 to 38). */
  const check = (): boolean => {
    const gst = gstProblem(form.gst)
    const found: Problems = { ...billingProblems(form), ...(gst && { gst }) }
    setProblems(found)
    for (const name of CHECKED) {
      const text = found[name]
      if (!text) continue
      toastAndFocus(refOf(name).current, text)
      return false
    }
    return true
  }

  return { form, problems, refOf, change, check }
}
