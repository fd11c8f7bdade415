import { useRef, useState } from 'react'
import { Alert, Button, EmailField, PhoneField, Stack, TextField, TextLink } from '../../../design-system/index.ts'
import { register, sendMobileCode } from '../../api/account.ts'
import { LoginCode, markCode } from '../../shell/login/LoginCode.tsx'
import { LoginPage } from '../../shell/login/LoginPage.tsx'
import { refuseAt } from '../../shell/refuseAt.ts'
import { TryAgain } from '../../shell/TryAgain.tsx'
import { useOneCall } from '../../shell/useOneCall.ts'
import { useReturnPath } from '../../shell/login/useReturnPath.ts'
import { reloadCart } from '../../state/cart.ts'
import { startSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { MESSAGES } from '../../text/messages.ts'
import { MOBILE_LENGTH, otpProblem, registerProblems, type RegisterForm } from '../../text/rules.ts'

/** Seconds before the code can be sent again: 15 at first, 60 after a further send (C-099). */
const FIRST_RESEND = 15
const NEXT_RESEND = 60

type Place = keyof RegisterForm | 'code' | 'form'

/** /register: name, e-mail, mobile, then the code. Editing any field hides the code step again (REGF-03 to 05). */
export function RegisterRoute() {
  const ref = useReturnPath()
  const [form, setForm] = useState<RegisterForm>({ name: '', email: '', mobile: '' })
  const [problem, setProblem] = useState<{ at: Place; text: string }>()
  const [code, setCode] = useState('')
  const [until, setUntil] = useState<number>()
  const { busy, retryAt, run, drop } = useOneCall()
  const sends = useRef(0)
  const codeField = useRef<HTMLInputElement>(null)
  const formElement = useRef<HTMLFormElement>(null)

  const problemAt = (at: Place) => (problem?.at === at ? problem.text : undefined)

  const refuse = (at: string, text: string): void => {
    setProblem({ at: at as Place, text })
    refuseAt(formElement.current?.querySelector<HTMLElement>(`[name="${at}"]`), text)
  }

  const field = (name: keyof RegisterForm) => ({
    name,
    required: true,
    value: form[name],
    problem: problemAt(name),
    onChange: (typed: string) => {
      drop()
      setForm({ ...form, [name]: typed })
      setProblem(undefined)
      setUntil(undefined)
      setCode('')
    },
  })

  const sendCode = async (): Promise<void> => {
    const [wrong] = Object.entries(registerProblems(form))
    if (wrong) return refuse(...wrong)
    setProblem(undefined)
    const outcome = await run((options) => sendMobileCode(form.mobile, options))
    if (outcome.status === 'done') {
      toast('success', outcome.value.Msg)
      sends.current += 1
      setCode('')
      setUntil(Date.now() + (sends.current === 1 ? FIRST_RESEND : NEXT_RESEND) * 1000)
    } else if (outcome.status !== 'dropped') setProblem({ at: 'form', text: outcome.msg })
  }

  const finish = async (): Promise<void> => {
    const wrong = otpProblem(code)
    if (wrong) return refuse('code', wrong)
    setProblem(undefined)
    const outcome = await run((options) => register(form, code, options))
    if (outcome.status === 'done') {
      startSession(outcome.value)
      toast('success', outcome.value.Msg)
      void reloadCart(true)
    } else if (outcome.status !== 'dropped') {
      setProblem({ at: 'form', text: outcome.msg })
      markCode(codeField)
    }
  }

  return (
    <LoginPage
      title="Sign Up"
      other={
        <>
          Have an account? <TextLink href={`/login?ref=${encodeURIComponent(ref)}`}>Login</TextLink>
        </>
      }
    >
      <form
        ref={formElement}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void (until === undefined ? sendCode() : finish())
        }}
      >
        <Stack gap={5}>
          <TextField {...field('name')} label="Full name" autoComplete="name" maxLength={100} />
          <EmailField {...field('email')} label="Email" maxLength={200} />
          <PhoneField {...field('mobile')} label="Mobile number" length={MOBILE_LENGTH} />
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
            {until === undefined ? 'Send OTP' : 'Register'}
          </Button>
        </Stack>
      </form>
    </LoginPage>
  )
}
