import { Alert, Button, Dialog, EmailField, PhoneField, Stack, Text, TextLink } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { LoginCode } from '../../shell/login/LoginCode.tsx'
import { TryAgain } from '../../shell/TryAgain.tsx'
import { MESSAGES } from '../../text/messages.ts'
import { MOBILE_LENGTH } from '../../text/rules.ts'
import { CHANGES, type ChangeKind } from './changes.ts'
import { type CodePlace, useChange } from './useChange.ts'

interface ChangeDialogProps {
  kind: ChangeKind
  /** What it is now. */
  current: string
  onClose: () => void
}

/** A new e-mail or mobile number, proved by a code (CHG-01 to CHG-15). */
export function ChangeDialog({ kind, current, onClose }: ChangeDialogProps) {
  const { value, codes, until, last, retryAt, busy, problem, fields, type, typeCode, sendCode, submit } = useChange(
    kind,
    current,
    onClose,
  )
  const words = CHANGES[kind]
  const problemAt = (at: NonNullable<typeof problem>['at']) => (problem?.at === at ? problem.text : undefined)
  const field = {
    ref: fields.value,
    label: words.label,
    name: kind,
    value,
    problem: problemAt('value'),
    required: true,
    onChange: type,
  }
  const codeField = (place: CodePlace, label: string, hint?: string) =>
    until[place] !== undefined && (
      <LoginCode
        label={label}
        hint={hint}
        field={fields[place]}
        value={codes[place]}
        onChange={(typed) => typeCode(place, typed)}
        until={until[place]}
        retryAt={place === last ? retryAt : undefined}
        problem={problemAt(place)}
        busy={busy}
        onResend={() => void sendCode(place)}
      />
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      description={`Now ${current}.`}
      closeLabel="Close"
      size="small"
      slate="sun"
      initialFocus={fields.value}
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
          {codeField('code', words.code)}
          {codeField(
            'present',
            `5 digit code sent to ${current}`,
            'Your present number has to agree, so that nobody else can move your bookings.',
          )}
          {problemAt('form') && <Alert tone="danger">{problemAt('form')}</Alert>}
          {until.present === undefined ? (
            <TryAgain at={retryAt} counted={until.code !== undefined} />
          ) : (
            <Text size="small">
              No longer your number? Call <TextLink href={BRAND.phone.href}>{BRAND.phone.text}</TextLink>, {BRAND.hours}
              .
            </Text>
          )}
          <Button type="submit" width="full" busy={busy && MESSAGES.wait}>
            {until.code === undefined ? 'Send OTP' : 'Update'}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
