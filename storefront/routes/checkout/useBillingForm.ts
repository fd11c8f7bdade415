import { useState } from 'react'
import { refuseAt } from '../../shell/refuseAt.ts'
import { keepBilling, typedBilling } from '../../state/billingDraft.ts'
import type { Session } from '../../state/session.ts'
import { billingProblems, type BillingForm } from '../../text/rules.ts'

type User = Extract<Session, { status: 'user' }>
type Problems = Partial<Record<keyof BillingForm, string>>

function prefilled({ id, name, mobile, email }: User): BillingForm {
  return { fullName: name, phone: mobile, email, gst: '', notes: '', ...typedBilling(id) }
}

/** The billing form: filled in from the session, then from what was typed before a reload. */
export function useBillingForm(session: User) {
  const [form, setForm] = useState(() => prefilled(session))
  const [problems, setProblems] = useState<Problems>({})

  const change = (field: keyof BillingForm, value: string): void => {
    setForm({ ...form, [field]: value })
    setProblems({ ...problems, [field]: undefined })
    keepBilling(session.id, field, value)
  }

  /** Says the first problem aloud, all beside their fields, and goes to the first (VAL-32 to 38). */
  const check = (): boolean => {
    const found = billingProblems(form)
    setProblems(found)
    const [name, text] = Object.entries(found)[0] ?? []
    if (!name || !text) return true
    refuseAt(document.querySelector<HTMLInputElement>(`main [name="${name}"]`), text)
    return false
  }

  return { form, problems, change, check }
}
