import { useRef, useState } from 'react'
import { EmailField, PhoneField, Stack, TextField, TextLink } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { SendOtpForNonRegisterUserWeb, VerifyOtpAndRegister } from '../../api/contract/account.ts'
import { CodeField } from '../../shell/login/CodeField.tsx'
import { CodeSubmit } from '../../shell/login/CodeSubmit.tsx'
import { LoginPage, useReturnPath } from '../../shell/login/LoginPage.tsx'
import { forgetTyped, keepTyped, typedPerson } from '../../shell/login/typedPerson.ts'
import { useCodeForm } from '../../shell/login/useCodeForm.ts'
import { reloadCart } from '../../state/cart.ts'
import { startSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { MOBILE_LENGTH, registerProblems, type RegisterForm } from '../../text/rules.ts'

/** Seconds until the code can be sent again, after the first code and after later ones (C-099). */
const FIRST_RESEND = 15
const NEXT_RESEND = 60

const FIELDS = ['name', 'email', 'mobile'] as const

/** Editing any field hides the code step again (REGF-03 to 05). */
export function RegisterRoute() {
  const ref = useReturnPath()
  const [person, setPerson] = useState<RegisterForm>(() => typedPerson(ref))
  const form = useCodeForm<keyof RegisterForm>()
  const wasSent = useRef(false)

  const field = (name: keyof RegisterForm) => ({
    ref: form.refOf(name),
    name,
    required: true,
    value: person[name],
    problem: form.problemAt(name),
    onChange: (typed: string) => {
      setPerson({ ...person, [name]: typed })
      keepTyped({ [name]: typed })
      form.startOver(name)
    },
  })

  const sendCode = async (): Promise<void> => {
    const problems = registerProblems(person)
    const wrong = FIELDS.flatMap((at) => (problems[at] ? [{ at, text: problems[at] }] : []))
    if (wrong.length > 0) return form.refuseEach(wrong)
    const isSent = await form.sendCode(
      (options) => send(SendOtpForNonRegisterUserWeb, { MobileNo: person.mobile }, options),
      wasSent.current ? NEXT_RESEND : FIRST_RESEND,
    )
    wasSent.current ||= isSent
  }

  const finish = async (): Promise<void> => {
    const outcome = await form.confirm(({ code: Otp }, options) => {
      const { name, email, mobile } = person
      return send(VerifyOtpAndRegister, { Name: name.trim(), Mobile: mobile, EmailId: email.trim(), Otp }, options)
    })
    if (outcome.status !== 'done') return
    forgetTyped()
    startSession(outcome.value)
    toast('success', outcome.value.Msg)
    void reloadCart(true)
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
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void (form.sent.code ? finish() : sendCode())
        }}
      >
        <Stack gap={5}>
          <TextField {...field('name')} label="Full name" autoComplete="name" maxLength={100} />
          <EmailField {...field('email')} label="Email" maxLength={200} />
          <PhoneField {...field('mobile')} label="Mobile number" length={MOBILE_LENGTH} />
          <CodeField form={form} onResend={() => void sendCode()} />
          <CodeSubmit form={form} action="Register" />
        </Stack>
      </form>
    </LoginPage>
  )
}
