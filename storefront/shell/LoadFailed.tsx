import { Alert, Button } from '../../design-system/index.ts'

interface LoadFailedProps {
  /** Never technical: that is for the console. */
  msg: string
  reload: () => void
  tone?: 'warning'
}

/** A page's failed load, with Retry (C-009). */
export function LoadFailed({ msg, reload, tone }: LoadFailedProps) {
  return (
    <Alert tone={tone ?? 'danger'} live={tone && 'polite'} action={<Button onClick={reload}>Retry</Button>}>
      {msg}
    </Alert>
  )
}
