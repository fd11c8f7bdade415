import { type RefObject, useEffect } from 'react'
import { OtpInput, ResendCountdown } from '../../../design-system/index.ts'
import { countdown } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { otpDigits } from '../../text/rules.ts'

interface LoginCodeProps {
  label?: string
  hint?: string | undefined
  field: RefObject<HTMLInputElement | null>
  value: string
  onChange: (code: string) => void
  /** When the code may be sent again. Another moment means that it was sent: focus comes here (LOGF-04). */
  until: number
  /** After too many codes: when the provider sends another one. */
  retryAt?: number | undefined
  problem: string | undefined
  busy: boolean
  onResend: () => void
}

/** The second step of login, registration and a change: the code, and having it sent again. */
export function LoginCode({
  label = '5 digit code sent to this number',
  hint,
  field,
  value,
  onChange,
  until,
  retryAt = 0,
  problem,
  busy,
  onResend,
}: LoginCodeProps) {
  useEffect(() => field.current?.focus(), [field, until])
  return (
    <>
      <OtpInput
        ref={field}
        name="code"
        label={label}
        hint={hint}
        required
        value={value}
        problem={problem}
        onChange={(typed) => onChange(otpDigits(typed))}
      />
      <ResendCountdown
        until={Math.max(until, retryAt)}
        waiting={(seconds) => `Resend in ${countdown(seconds)}`}
        resend="Resend"
        announce="You can have the code sent again now."
        busy={busy && MESSAGES.wait}
        onResend={onResend}
      />
    </>
  )
}

/** A code that was refused is marked: the next digits take its place. */
export function markCode({ current }: RefObject<HTMLInputElement | null>): void {
  current?.focus()
  current?.select()
}
