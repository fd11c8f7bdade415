import { useState } from 'react'
import { PhoneField, Stack } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { CheckMobileAndGenrateOtp, VerifyOptAndLogin } from '../../api/contract/account.ts'
import { startSession } from '../../state/session.ts'
import { MOBILE_LENGTH, mobileProblem } from '../../text/rules.ts'
import { CodeField } from './CodeField.tsx'
import { CodeSubmit } from './CodeSubmit.tsx'
import { forgetTyped, keepTyped } from './typedPerson.ts'
import type { useCodeForm } from './useCodeForm.ts'

/** Seconds until the code can be sent again (C-099). */
const RESEND_AFTER = 15

interface LoginFormProps {
  form: ReturnType<typeof useCodeForm<'mobile'>>
  /** A number that was typed before. */
  known: string
  /** Called once the session has started; `msg` is the provider's sentence. */
  onDone: (msg: string) => void
}

/** Asks for the mobile number, then the one-time code. Editing the number returns to the first step. */
export function LoginForm({ form, known, onDone }: LoginFormProps) {
  const [mobile, setMobile] = useState(known)

  const sendCode = async (): Promise<void> => {
    const wrong = mobileProblem(mobile)
    if (wrong) return form.refuse('mobile', wrong)
    await form.sendCode((options) => send(CheckMobileAndGenrateOtp, { MobileNo: mobile }, options), RESEND_AFTER)
  }

  const verify = async (): Promise<void> => {
    const outcome = await form.confirm(({ code }, options) =>
      send(VerifyOptAndLogin, { MobileNo: mobile, otp: code }, options),
    )
    if (outcome.status !== 'done') return
    forgetTyped()
    startSession(outcome.value)
    onDone(outcome.value.Msg)
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (form.sent.code ? verify() : sendCode())
      }}
    >
      <Stack gap={5}>
        <PhoneField
          ref={form.refOf('mobile')}
          label="Mobile number"
          name="mobile"
          length={MOBILE_LENGTH}
          required
          value={mobile}
          problem={form.problemAt('mobile')}
          onChange={(typed) => {
            setMobile(typed)
            keepTyped({ mobile: typed })
            form.startOver('mobile')
          }}
        />
        <CodeField form={form} onResend={() => void sendCode()} />
        <CodeSubmit form={form} action="Login" />
      </Stack>
    </form>
  )
}
