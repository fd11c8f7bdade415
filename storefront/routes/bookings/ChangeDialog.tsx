import { Alert, Button, Dialog, EmailField, PhoneField, Stack } from '../../../design-system/index.ts'
import { LoginCode } from '../../shell/LoginCode.tsx'
import { MESSAGES } from '../../text/messages.ts'
import { MOBILE_LENGTH } from '../../text/rules.ts'
import { CHANGES, type ChangeKind } from './changes.ts'
import { useChange } from './useChange.ts'

interface ChangeDialogProps {
  kind: ChangeKind
  /** What it is now. */
  current: string
  onClose: () => void
}

/** A new e-mail or mobile number, proved by a code (CHG-01 to CHG-15). */
export function ChangeDialog({ kind, current, onClose }: ChangeDialogProps) {
  const { value, code, until, busy, problem, valueField, codeField, type, typeCode, sendCode, submit } = useChange(kind, onClose)
  const words = CHANGES[kind]
  const field = {
    ref: valueField,
    label: words.label,
    name: kind,
    value,
    problem: problem?.at === 'value' ? problem.text : undefined,
    required: true,
    onChange: type,
  }
  return (
    <Dialog open onClose={onClose} title={words.title} description={`Now ${current}.`} closeLabel="Close" size="small" slate="sun" initialFocus={valueField}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap={5}>
          {kind === 'email' ? <EmailField {...field} /> : <PhoneField {...field} length={MOBILE_LENGTH} />}
          {until !== undefined && (
            <LoginCode
              label={words.code}
              field={codeField}
              value={code}
              onChange={typeCode}
              until={until}
              problem={problem?.at === 'code' ? problem.text : undefined}
              busy={busy}
              onResend={() => void sendCode()}
            />
          )}
          {problem?.at === 'form' && <Alert tone="danger">{problem.text}</Alert>}
          <Button type="submit" width="full" busy={busy && MESSAGES.wait}>
            {until === undefined ? 'Send OTP' : 'Update'}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
