import { useRef, useState } from 'react'
import { sendLoginCode } from '../../api/account.ts'
import { markCode } from '../../shell/login/LoginCode.tsx'
import { refuseAt } from '../../shell/refuseAt.ts'
import { useOneCall } from '../../shell/useOneCall.ts'
import { updateSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { otpProblem } from '../../text/rules.ts'
import { CHANGES, type ChangeKind } from './changes.ts'

/** Seconds before the code can be sent again (C-099). */
const RESEND_AFTER = 60

/** `code` is sent to the new value, `present` to the one it is now, where the provider asks for that too. */
export type CodePlace = 'code' | 'present'
type Place = 'value' | CodePlace | 'form'

/**
 * A new value, a code sent to it, the update; in between, where the provider wants it, a code sent to the present one.
 * Another value returns to the first step and clears the codes.
 */
export function useChange(kind: ChangeKind, current: string, onDone: () => void) {
  const { problemOf, send, update, key } = CHANGES[kind]
  const [value, setValue] = useState('')
  const [codes, setCodes] = useState({ code: '', present: '' })
  /** From when each code can be sent again; one that was not sent is not there. */
  const [until, setUntil] = useState<Partial<Record<CodePlace, number>>>({})
  const [problem, setProblem] = useState<{ at: Place; text: string }>()
  const { busy, retryAt, run, drop } = useOneCall()
  const last: CodePlace = until.present === undefined ? 'code' : 'present'
  const fields = {
    value: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
    present: useRef<HTMLInputElement>(null),
  }

  const refuse = (at: 'value' | CodePlace, text: string): void => {
    setProblem({ at, text })
    refuseAt(fields[at].current, text)
  }

  const sendCode = async (place: CodePlace): Promise<void> => {
    const wrong = problemOf(value)
    if (wrong) return refuse('value', wrong)
    setProblem(undefined)
    const outcome = await run((options) => (place === 'code' ? send(value, options) : sendLoginCode(current, options)))
    if (outcome.status === 'done') {
      toast('success', outcome.value.Msg)
      setCodes((typed) => ({ ...typed, [place]: '' }))
      setUntil((sent) => ({ ...sent, [place]: Date.now() + RESEND_AFTER * 1000 }))
    } else if (outcome.status !== 'dropped') setProblem({ at: 'form', text: outcome.msg })
  }

  const save = async (): Promise<void> => {
    for (const place of ['code', last] as const) {
      const wrong = otpProblem(codes[place])
      if (wrong) return refuse(place, wrong)
    }
    setProblem(undefined)
    const change = async () => {
      // Not called off with the dialog: the provider may have changed it already.
      const answer = await update(value, codes.code, codes.present)
      if (answer) updateSession(key, value)
      return answer
    }
    // Of two codes, a provider says when it is the first that it wants anew.
    let at = last
    const outcome = await run(change, (msg, { needs }) => {
      if (needs === 'Otp') at = 'code'
      refuse(at, msg)
    })
    if (outcome.status === 'done') {
      if (!outcome.value) return sendCode('present')
      toast('success', outcome.value.Msg)
      onDone()
    } else if (outcome.status !== 'dropped') {
      if (outcome.status === 'failed') setProblem({ at: 'form', text: outcome.msg })
      markCode(fields[at])
    }
  }

  const type = (typed: string): void => {
    drop()
    setValue(typed)
    setUntil({})
    setCodes({ code: '', present: '' })
    setProblem(undefined)
  }

  const typeCode = (place: CodePlace, typed: string): void => {
    setCodes({ ...codes, [place]: typed })
    setProblem(undefined)
  }

  const submit = (): Promise<void> => (until.code === undefined ? sendCode('code') : save())

  return { value, codes, until, last, retryAt, busy, problem, fields, type, typeCode, sendCode, submit }
}
