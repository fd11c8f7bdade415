import { useState } from 'react'
import { send } from '../../api/client.ts'
import { CheckMobileAndGenrateOtp } from '../../api/contract/account.ts'
import { readKey } from '../../api/identity.ts'
import { type CodePlace, useCodeForm } from '../../shell/login/useCodeForm.ts'
import { updateSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { CHANGES, type ChangeKind } from './changes.ts'

/** Seconds before the code can be sent again (C-099). */
const RESEND_AFTER = 60

/** Sends a code to the new value and, if the provider wants one, to the present value; then updates. */
export function useChange(kind: ChangeKind, current: string, onDone: () => void) {
  const { problemOf, sendCodeTo, update, key } = CHANGES[kind]
  const [value, setValue] = useState('')
  const form = useCodeForm<'value'>()

  const sendCode = async (place: CodePlace): Promise<void> => {
    const wrong = problemOf(value)
    if (wrong) return form.refuse('value', wrong)
    await form.sendCode(
      (options) =>
        place === 'code' ? sendCodeTo(value, options) : send(CheckMobileAndGenrateOtp, { MobileNo: current }, options),
      RESEND_AFTER,
      place,
    )
  }

  const save = async (): Promise<void> => {
    const user = readKey('UserId')
    // Closing the dialog does not abort this: the provider may have made the change already.
    const outcome = await form.confirm(async ({ code, present }) => {
      const answer = await update(value, code, present)
      // The session may have ended meanwhile.
      if (answer && readKey('UserId') === user) updateSession(key, value)
      return answer
    })
    if (outcome.status !== 'done') return
    if (!outcome.value) return sendCode('present')
    toast('success', outcome.value.Msg)
    onDone()
  }

  return {
    value,
    form,
    sendCode,
    type(typed: string): void {
      setValue(typed)
      form.startOver('value')
    },
    submit: (): Promise<void> => (form.sent.code ? save() : sendCode('code')),
  }
}
