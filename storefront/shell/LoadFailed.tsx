import { Alert, Button } from '../../design-system/index.ts'
import { MESSAGES } from '../text/messages.ts'
import { passFocusOn } from './focusHeading.ts'

interface LoadFailedProps {
  /** Never technical: that is for the console. */
  msg: string
  reload: () => void
  /** True while it reloads. */
  busy?: boolean
  tone?: 'warning'
  /** A toast has already announced it. */
  isToasted?: boolean
}

export function LoadFailed({ msg, reload, busy = false, tone, isToasted = false }: LoadFailedProps) {
  return (
    <Alert
      tone={tone ?? 'danger'}
      live={isToasted ? 'off' : tone && 'polite'}
      action={
        <Button ref={passFocusOn} busy={busy && MESSAGES.wait} onClick={reload}>
          Retry
        </Button>
      }
    >
      {msg}
    </Alert>
  )
}
