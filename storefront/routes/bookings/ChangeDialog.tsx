import { Dialog, EmailField, PhoneField, Stack, Text, TextLink } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { CodeField } from '../../shell/login/CodeField.tsx'
import { CodeSubmit } from '../../shell/login/CodeSubmit.tsx'
import { MOBILE_LENGTH } from '../../text/rules.ts'
import { CHANGES, type ChangeKind } from './changes.ts'
import { useChange } from './useChange.ts'

interface ChangeDialogProps {
  kind: ChangeKind
  current: string
  onClose: () => void
}

/** A one-time code proves the new e-mail or mobile number (CHG-01 to CHG-15). */
export function ChangeDialog({ kind, current, onClose }: ChangeDialogProps) {
  const { value, form, type, sendCode, submit } = useChange(kind, current, onClose)
  const words = CHANGES[kind]
  const field = {
    ref: form.refOf('value'),
    label: words.label,
    name: kind,
    value,
    problem: form.problemAt('value'),
    required: true,
    onChange: type,
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={`Current: ${current}`}
      closeLabel="Close"
      size="small"
      slate="sun"
      initialFocus={field.ref}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap={5}>
          {kind === 'email' ? <EmailField {...field} /> : <PhoneField {...field} length={MOBILE_LENGTH} />}
          <CodeField form={form} sentTo={words.sentTo} onResend={() => void sendCode('code')} />
          <CodeField
            form={form}
            place="present"
            sentTo={current}
            hint="Your current number confirms the change, so that nobody else can take over your bookings."
            onResend={() => void sendCode('present')}
          />
          <CodeSubmit
            form={form}
            action="Update"
            help={
              form.sent.present && (
                <Text size="small">
                  No longer your number? Call <TextLink href={BRAND.phone.href}>{BRAND.phone.text}</TextLink>,{' '}
                  {BRAND.hours}.
                </Text>
              )
            }
          />
        </Stack>
      </form>
    </Dialog>
  )
}
