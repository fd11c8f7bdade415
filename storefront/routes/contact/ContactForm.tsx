import {
  Alert,
  Button,
  EmailField,
  Heading,
  PhoneField,
  Stack,
  TextArea,
  TextField,
} from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { fieldPair } from '../../shell/fieldPair.css.ts'
import { MESSAGES } from '../../text/messages.ts'
import { MOBILE_LENGTH, type ContactForm as Form } from '../../text/rules.ts'
import * as css from './ContactPage.css.ts'
import { useContactForm } from './useContactForm.ts'

/** Without JavaScript the form shows a phone number (CONT-05 to CONT-08). */
export function ContactForm() {
  const { form, problems, notice, busy, refOf, change, submit } = useContactForm()
  const field = <Name extends keyof Form>(name: Name) => ({
    ref: refOf(name),
    name,
    value: form[name],
    problem: problems[name],
    onChange: (text: string) => change(name, text),
    required: true,
  })
  return (
    <section className={css.write} aria-labelledby="write">
      <Heading level={2} size="title-l" id="write">
        Write to us
      </Heading>
      <noscript>
        <p>
          This form needs JavaScript. Please call <a href={BRAND.phone.href}>{BRAND.phone.text}</a>, {BRAND.hours}, or
          write to <a href={BRAND.email.href}>{BRAND.email.text}</a>.
        </p>
      </noscript>
      {/* POST keeps the message out of the URL. */}
      <form
        method="post"
        noValidate
        aria-labelledby="write"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap={5}>
          <TextField {...field('name')} label="Name" autoComplete="name" maxLength={100} />
          <div className={fieldPair}>
            <EmailField {...field('email')} label="Email" maxLength={200} />
            <PhoneField {...field('mobile')} label="Mobile" length={MOBILE_LENGTH} hint="10 digits, without +91" />
          </div>
          <TextArea {...field('message')} label="Message" rows={6} maxLength={4000} />
          {notice && (
            <Alert tone={notice.isSent ? 'success' : 'danger'} live={notice.isToasted ? 'off' : 'assertive'}>
              {notice.text}
            </Alert>
          )}
          <div>
            <Button type="submit" size="large" busy={busy && MESSAGES.wait}>
              Send message
            </Button>
          </div>
        </Stack>
      </form>
    </section>
  )
}
