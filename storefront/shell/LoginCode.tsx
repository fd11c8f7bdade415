import { type RefObject, useEffect } from 'react'
import { OtpInput, ResendCountdown } from '../../design-system/index.ts'
import { MESSAGES } from '../text/messages.ts'
import { otpDigits } from '../text/rules.ts'

interface LoginCodeProps {
  label?: string
  field: RefObject<HTMLInputElement | null>
  value: string
  onChange: (code: string) => void
  /** When the code may be sent again. Another moment means that it was sent: focus comes here (LOGF-04). */
  until: number
  problem: string | undefined
  busy: boolean
  onResend: () => void
}

/** `75` → `1:15` */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The second step of login, registration and a change: the code, and having it sent again. */
export function LoginCode({ label = '5 digit code sent to this number', field, value, onChange, until, problem, busy, onResend }: LoginCodeProps) {
  useEffect(() => field.current?.focus(), [field, until])
  return (
    <>
      <OtpInput
        ref={field}
        name="code"
        label={label}
        required
        value={value}
        problem={problem}
        onChange={(typed) => onChange(otpDigits(typed))}
      />
      <ResendCountdown
        until={until}
        waiting={(seconds) => `Resend in ${clock(seconds)}`}
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
