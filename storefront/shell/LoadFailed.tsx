import { Alert, Button } from '../../design-system/index.ts'

/** A page's failed load, with Retry (C-009). */
export function LoadFailed({ msg, reload }: { msg: string; reload: () => void }) {
  return (
    <Alert tone="danger" action={<Button onClick={reload}>Retry</Button>}>
      {msg}
    </Alert>
  )
}
