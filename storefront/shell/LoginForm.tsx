import { useEffect, useRef, useState } from 'react'
import { Alert, Button, OtpInput, ResendCountdown, Stack, TextField } from '../../design-system/index.ts'
import { login, sendLoginCode } from '../api/account.ts'
import { ask } from '../state/ask.ts'
import { startSession } from '../state/session.ts'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'
import { mobileDigits, mobileProblem, otpDigits, otpProblem } from '../text/rules.ts'

/** Seconds before the code can be sent again, in the header's dialog and on /login (C-099). */
const RESEND_AFTER = 15

interface LoginFormProps {
  /** The session has started; `msg` is the provider's sentence. */
  onDone: (msg: string) => void
}

/** Mobile number, then the one-time code. Editing the number returns to the first step and clears the code. */
export function LoginForm({ onDone }: LoginFormProps) {
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [until, setUntil] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ at: 'mobile' | 'code' | 'form'; text: string }>()
  const mobileRef = useRef<HTMLInputElement>(null)
  const codeRef = useRef<HTMLInputElement>(null)

  // The code was sent, for the first time or again: its field is in the page now (LOGF-04).
  useEffect(() => {
    if (until !== undefined) codeRef.current?.focus()
  }, [until])

  const refuse = (at: 'mobile' | 'code', text: string): void => {
    setProblem({ at, text })
    toast('error', text)
    ;(at === 'mobile' ? mobileRef : codeRef).current?.focus()
  }

  const sendCode = async (): Promise<void> => {
    const wrong = mobileProblem(mobile)
    if (wrong) return refuse('mobile', wrong)
    setBusy(true)
    setProblem(undefined)
    const outcome = await ask(() => sendLoginCode(mobile))
    setBusy(false)
    if (outcome.is === 'done') {
      toast('success', outcome.value.Msg)
      setCode('')
      setUntil(Date.now() + RESEND_AFTER * 1000)
    } else if (outcome.is !== 'dropped') setProblem({ at: 'form', text: outcome.msg })
  }

  const verify = async (): Promise<void> => {
    const wrong = otpProblem(code)
    if (wrong) return refuse('code', wrong)
    setBusy(true)
    setProblem(undefined)
    const outcome = await ask(() => login(mobile, code))
    setBusy(false)
    if (outcome.is === 'done') {
      startSession(outcome.value)
      onDone(outcome.value.Msg)
    } else if (outcome.is !== 'dropped') {
      setProblem({ at: 'form', text: outcome.msg })
      codeRef.current?.focus()
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void (until === undefined ? sendCode() : verify())
      }}
    >
      <Stack gap={5}>
        <TextField
          ref={mobileRef}
          label="Mobile number"
          name="mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          value={mobile}
          problem={problem?.at === 'mobile' ? problem.text : undefined}
          onChange={(typed) => {
            setMobile(mobileDigits(typed))
            setUntil(undefined)
            setCode('')
            setProblem(undefined)
          }}
        />
        {until !== undefined && (
          <>
            <OtpInput
              ref={codeRef}
              label="5 digit code sent to this number"
              value={code}
              problem={problem?.at === 'code' ? problem.text : undefined}
              onChange={(typed) => {
                setCode(otpDigits(typed))
                setProblem(undefined)
              }}
            />
            <ResendCountdown
              until={until}
              waiting={(seconds) => `Resend in 0:${String(seconds).padStart(2, '0')}`}
              resend="Resend"
              announce="You can have the code sent again now."
              busy={busy && MESSAGES.wait}
              onResend={() => void sendCode()}
            />
          </>
        )}
        {problem?.at === 'form' && <Alert tone="danger">{problem.text}</Alert>}
        <Button type="submit" width="full" busy={busy && MESSAGES.wait}>
          {until === undefined ? 'Send OTP' : 'Login'}
        </Button>
      </Stack>
    </form>
  )
}
