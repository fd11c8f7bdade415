import { Alert, Button, Dialog, EmailField, OtpInput, PhoneField, ResendCountdown, Stack } from '../../../design-system/index.ts'
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
            <>
              <OtpInput
                ref={codeField}
                label={words.code}
                value={code}
                problem={problem?.at === 'code' ? problem.text : undefined}
                required
                onChange={typeCode}
              />
              <ResendCountdown
                until={until}
                waiting={(seconds) => `Resend in ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
                resend="Resend"
                announce="You can have the code sent again now."
                busy={busy && MESSAGES.wait}
                onResend={() => void sendCode()}
              />
            </>
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
