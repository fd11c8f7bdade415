import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import {
  Alert,
  Button,
  Container,
  Heading,
  OtpInput,
  ResendCountdown,
  Section,
  Stack,
  Text,
  TextField,
  TextLink,
} from '../../design-system/index.ts'
import { register, sendMobileCode } from '../api/account.ts'
import { returnPath } from '../routes.ts'
import { go } from '../shell/navigation.ts'
import { ask } from '../state/ask.ts'
import { sessionAtom, startSession } from '../state/session.ts'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'
import { mobileDigits, otpDigits, otpProblem, registerProblems, type RegisterForm } from '../text/rules.ts'

/** Seconds before the code can be sent again: 15 at first, 60 after a further send (C-099). */
const FIRST_RESEND = 15
const NEXT_RESEND = 60

const FIELDS = [
  { name: 'name', label: 'Full name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'mobile', label: 'Mobile number', type: 'tel', autoComplete: 'tel' },
] as const

/** /register: name, e-mail, mobile, then the code. Editing any field hides the code step again (REGF-03 to 05). */
export function RegisterRoute() {
  const [query] = useSearchParams()
  const ref = returnPath(query.get('ref'))
  const session = useAtomValue(sessionAtom)
  const [form, setForm] = useState<RegisterForm>({ name: '', email: '', mobile: '' })
  const [problems, setProblems] = useState<Partial<Record<keyof RegisterForm | 'code' | 'form', string>>>({})
  const [code, setCode] = useState('')
  const [until, setUntil] = useState<number>()
  const [busy, setBusy] = useState(false)
  const sends = useRef(0)
  const codeRef = useRef<HTMLInputElement>(null)
  const formRef = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (session.is === 'user') go(ref, { replace: true })
  }, [session, ref])

  // The code was sent, for the first time or again: its field is in the page now.
  useEffect(() => {
    if (until !== undefined) codeRef.current?.focus()
  }, [until])

  const stopAtFirst = (found: Partial<Record<keyof RegisterForm | 'code', string>>): boolean => {
    setProblems(found)
    const [name, text] = Object.entries(found)[0] ?? []
    if (!name || !text) return false
    toast('error', text)
    formRef.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
    return true
  }

  const sendCode = async (): Promise<void> => {
    if (stopAtFirst(registerProblems(form))) return
    setBusy(true)
    const outcome = await ask(() => sendMobileCode(form.mobile))
    setBusy(false)
    if (outcome.is === 'done') {
      toast('success', outcome.value.Msg)
      sends.current += 1
      setCode('')
      setUntil(Date.now() + (sends.current === 1 ? FIRST_RESEND : NEXT_RESEND) * 1000)
    } else if (outcome.is !== 'dropped') setProblems({ form: outcome.msg })
  }

  const finish = async (): Promise<void> => {
    const wrong = otpProblem(code)
    if (stopAtFirst({ ...registerProblems(form), ...(wrong && { code: wrong }) })) return
    setBusy(true)
    const outcome = await ask(() => register(form, code))
    setBusy(false)
    if (outcome.is === 'done') {
      startSession(outcome.value)
      toast('success', outcome.value.Msg)
    } else if (outcome.is !== 'dropped') setProblems({ form: outcome.msg })
  }

  return (
    <Section>
      <Container width="text">
        <Stack gap={6}>
          <Heading level={1} size="display-s">
            Sign Up
          </Heading>
          <form
            ref={formRef}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (!busy) void (until === undefined ? sendCode() : finish())
            }}
          >
            <Stack gap={5}>
              {FIELDS.map(({ name, ...field }) => (
                <TextField
                  key={name}
                  {...field}
                  name={name}
                  {...(name === 'mobile' && { inputMode: 'numeric' as const })}
                  value={form[name]}
                  problem={problems[name]}
                  onChange={(typed) => {
                    setForm({ ...form, [name]: name === 'mobile' ? mobileDigits(typed) : typed })
                    setProblems({})
                    setUntil(undefined)
                    setCode('')
                  }}
                />
              ))}
              {until !== undefined && (
                <>
                  <OtpInput
                    ref={codeRef}
                    name="code"
                    label="5 digit code sent to this number"
                    value={code}
                    problem={problems.code}
                    onChange={(typed) => setCode(otpDigits(typed))}
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
              {problems.form && <Alert tone="danger">{problems.form}</Alert>}
              <Button type="submit" width="full" busy={busy && MESSAGES.wait}>
                {until === undefined ? 'Send OTP' : 'Register'}
              </Button>
            </Stack>
          </form>
          <Text size="small">
            Have an account? <TextLink href={`/login?ref=${encodeURIComponent(ref)}`}>Login</TextLink>
          </Text>
        </Stack>
      </Container>
    </Section>
  )
}
