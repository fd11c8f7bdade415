import { useRef, useState } from 'react'
import { markCode } from '../../shell/LoginCode.tsx'
import { useOneCall } from '../../shell/useOneCall.ts'
import { updateSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { otpProblem } from '../../text/rules.ts'
import { CHANGES, type ChangeKind } from './changes.ts'

/** Seconds before the code can be sent again (C-099). */
const RESEND_AFTER = 60

/** A new value, a code sent to it, the update. Another value returns to the first step and clears the code. */
export function useChange(kind: ChangeKind, onDone: () => void) {
  const { problemOf, send, update, key } = CHANGES[kind]
  const [value, setValue] = useState('')
  const [code, setCode] = useState('')
  const [until, setUntil] = useState<number>()
  const [problem, setProblem] = useState<{ at: 'value' | 'code' | 'form'; text: string }>()
  const { busy, run, drop } = useOneCall()
  const valueField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)

  const refuse = (at: 'value' | 'code', text: string): void => {
    setProblem({ at, text })
    toast('error', text)
    ;(at === 'value' ? valueField : codeField).current?.focus()
  }

  const sendCode = async (): Promise<void> => {
    const wrong = problemOf(value)
    if (wrong) return refuse('value', wrong)
    setProblem(undefined)
    const outcome = await run((options) => send(value, options))
    if (outcome.is === 'done') {
      toast('success', outcome.value.Msg)
      setCode('')
      setUntil(Date.now() + RESEND_AFTER * 1000)
    } else if (outcome.is !== 'dropped') setProblem({ at: 'form', text: outcome.msg })
  }

  const save = async (): Promise<void> => {
    const wrong = otpProblem(code)
    if (wrong) return refuse('code', wrong)
    setProblem(undefined)
    const outcome = await run(async () => {
      // Not called off with the dialog: the provider may have changed it already.
      const answer = await update(value, code)
      updateSession(key, value)
      return answer
    })
    if (outcome.is === 'done') {
      toast('success', outcome.value.Msg)
      onDone()
    } else if (outcome.is !== 'dropped') {
      setProblem({ at: 'form', text: outcome.msg })
      markCode(codeField)
    }
  }

  const type = (typed: string): void => {
    drop()
    setValue(typed)
    setUntil(undefined)
    setCode('')
    setProblem(undefined)
  }

  const typeCode = (typed: string): void => {
    setCode(typed)
    setProblem(undefined)
  }

  const submit = (): Promise<void> => (until === undefined ? sendCode() : save())

  return { value, code, until, busy, problem, valueField, codeField, type, typeCode, sendCode, submit }
}
