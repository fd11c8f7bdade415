import { useRef, useState } from 'react'
import { Alert, Button, PhoneField, Stack } from '../../../design-system/index.ts'
import { login, sendLoginCode } from '../../api/account.ts'
import { startSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { MESSAGES } from '../../text/messages.ts'
import { MOBILE_LENGTH, mobileProblem, otpProblem } from '../../text/rules.ts'
import { LoginCode, markCode } from './LoginCode.tsx'
import { refuseAt } from '../refuseAt.ts'
import { TryAgain } from '../TryAgain.tsx'
import { useOneCall } from '../useOneCall.ts'

/** Seconds before the code can be sent again, in the header's dialog and on /login (C-099). */
const RESEND_AFTER = 15

interface LoginFormProps {
  /** The session has started; `msg` is the provider's sentence. */
  onDone: (msg: string) => void
  /** The code was sent, or the number is being edited after that. */
  onStep?: (step: 'mobile' | 'code') => void
}

/** Mobile number, then the one-time code. Editing the number returns to the first step and clears the code. */
export function LoginForm({ onDone, onStep }: LoginFormProps) {
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [until, setUntil] = useState<number>()
  const [problem, setProblem] = useState<{ at: 'mobile' | 'code' | 'form'; text: string }>()
  const { busy, retryAt, run, drop } = useOneCall()
  const mobileField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)

  const problemAt = (at: 'mobile' | 'code' | 'form') => (problem?.at === at ? problem.text : undefined)

  const refuse = (at: 'mobile' | 'code', text: string): void => {
    setProblem({ at, text })
    refuseAt((at === 'mobile' ? mobileField : codeField).current, text)
  }

  const editMobile = (typed: string): void => {
    drop()
    setMobile(typed)
    setUntil(undefined)
    onStep?.('mobile')
    setCode('')
    setProblem(undefined)
  }

  const sendCode = async (): Promise<void> => {
    const wrong = mobileProblem(mobile)
    if (wrong) return refuse('mobile', wrong)
    setProblem(undefined)
    const outcome = await run((options) => sendLoginCode(mobile, options))
    if (outcome.status === 'done') {
      toast('success', outcome.value.Msg)
      setCode('')
      setUntil(Date.now() + RESEND_AFTER * 1000)
      onStep?.('code')
    } else if (outcome.status !== 'dropped') setProblem({ at: 'form', text: outcome.msg })
  }

  const verify = async (): Promise<void> => {
    const wrong = otpProblem(code)
    if (wrong) return refuse('code', wrong)
    setProblem(undefined)
    const outcome = await run(
      (options) => login(mobile, code, options),
      (msg) => refuse('code', msg),
    )
    if (outcome.status === 'done') {
      startSession(outcome.value)
      onDone(outcome.value.Msg)
    } else if (outcome.status !== 'dropped') {
      if (outcome.status === 'failed') setProblem({ at: 'form', text: outcome.msg })
      markCode(codeField)
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (until === undefined ? sendCode() : verify())
      }}
    >
      <Stack gap={5}>
        <PhoneField
          ref={mobileField}
          label="Mobile number"
          name="mobile"
          length={MOBILE_LENGTH}
          required
          value={mobile}
          problem={problemAt('mobile')}
          onChange={editMobile}
        />
        {until !== undefined && (
          <LoginCode
            field={codeField}
            value={code}
            onChange={(typed) => {
              setCode(typed)
              setProblem(undefined)
            }}
            until={until}
            retryAt={retryAt}
            problem={problemAt('code')}
            busy={busy}
            onResend={() => void sendCode()}
          />
        )}
        {problemAt('form') && <Alert tone="danger">{problemAt('form')}</Alert>}
        <TryAgain at={retryAt} counted={until !== undefined} />
        <Button type="submit" width="full" busy={busy && MESSAGES.wait}>
          {until === undefined ? 'Send OTP' : 'Login'}
        </Button>
      </Stack>
    </form>
  )
}
