import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { send } from '../../api/client.ts'
import { SaveInquiryDetails } from '../../api/contract/forms.ts'
import { go } from '../../shell/navigation.ts'
import { toastAndFocus, useControlRefs } from '../../shell/focus.ts'
import { request } from '../../state/request.ts'
import { store } from '../../state/store.ts'
import { toast } from '../../state/toasts.ts'
import { contactProblems, type ContactForm } from '../../text/rules.ts'
import { contactDraftAtom, EMPTY, questionOf, writeFor } from './contactDraft.ts'

interface Notice {
  isSent: boolean
  text: string
  isToasted: boolean
}

type Controls = Record<Exclude<keyof ContactForm, 'message'>, HTMLInputElement> & { message: HTMLTextAreaElement }

const FIELDS = ['name', 'email', 'mobile', 'message'] as const

/** The form shows every problem, and toasts the first one (CONF-01 to CONF-03, VAL-13 to VAL-20). */
export function useContactForm() {
  const [form, setForm] = useAtom(contactDraftAtom)
  const [problems, setProblems] = useState<ReturnType<typeof contactProblems>>({})
  const [notice, setNotice] = useState<Notice>()
  const [busy, setBusy] = useState(false)
  const refOf = useControlRefs<Controls>()
  const search = useSearch()

  useEffect(() => {
    const question = questionOf(search)
    if (!question) return
    writeFor(question)
    // Removes the query, because the message must not be prefilled again after it was sent.
    go('/contact-us', { replace: true })
  }, [search])

  const change = (field: keyof ContactForm, text: string): void => {
    setForm({ ...form, [field]: text })
    setProblems({ ...problems, [field]: undefined })
    setNotice(undefined)
  }

  const submit = async (): Promise<void> => {
    if (busy) return
    const found = contactProblems(form)
    setProblems(found)
    setNotice(undefined)
    const first = FIELDS.find((field) => found[field])
    if (first) return toastAndFocus(refOf(first).current, found[first] ?? '')
    setBusy(true)
    const { name, email, mobile, message } = form
    const outcome = await request(() =>
      send(SaveInquiryDetails, { Name: name.trim(), EmailId: email.trim(), PhoneNo: mobile, Message: message.trim() }),
    )
    setBusy(false)
    if (outcome.status === 'dropped') return
    if (outcome.status !== 'done') {
      const isToasted = outcome.status === 'refused' || outcome.isToasted === true
      return setNotice({ isSent: false, text: outcome.msg, isToasted })
    }
    toast('success', outcome.value.Msg)
    // What was typed meanwhile has not been sent.
    if (store.get(contactDraftAtom) === form) setForm(EMPTY)
    setNotice({ isSent: true, text: outcome.value.Msg, isToasted: true })
  }

  return { form, problems, notice, busy, refOf, change, submit }
}
