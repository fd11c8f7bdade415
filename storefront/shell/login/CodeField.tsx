import { useEffect } from 'react'
import { OtpInput, ResendCountdown, Spoken } from '../../../design-system/index.ts'
import { settings } from '../../settings.ts'
import { countdown } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { otpDigits } from '../../text/rules.ts'
import type { CodeForm, CodePlace } from './useCodeForm.ts'

interface CodeFieldProps {
  form: CodeForm
  place?: CodePlace
  /** Where the code was sent. */
  sentTo?: string
  hint?: string
  onResend: () => void
}

/** Code and Resend are shown and focused once the code was sent (LOGF-04). The provider's message stays below. */
export function CodeField({ form, place = 'code', sentTo = 'this number', hint, onResend }: CodeFieldProps) {
  const { sent, last, busy, retryAt = 0 } = form
  const { codeLength } = settings()
  const field = form.refOf(place)
  const code = sent[place]
  const resendAt = code?.resendAt
  useEffect(() => field.current?.focus(), [field, resendAt])
  if (!code) return null
  return (
    <>
      <OtpInput
        ref={field}
        name={place}
        label={`${codeLength}-digit code sent to ${sentTo}`}
        length={codeLength}
        hint={<Spoken>{[code.msg, hint].filter(Boolean).join(' ')}</Spoken>}
        required
        value={code.typed}
        problem={form.problemAt(place)}
        onChange={(typed) => form.typeCode(place, otpDigits(typed))}
      />
      <ResendCountdown
        until={place === last ? Math.max(code.resendAt, retryAt) : code.resendAt}
        waiting={(seconds) => `Resend in ${countdown(seconds)}`}
        resend="Resend"
        announce="You can have the code sent again now."
        busy={busy && MESSAGES.wait}
        onResend={onResend}
      />
    </>
  )
}
