import type { ReactNode } from 'react'
import { Alert, Button } from '../../../design-system/index.ts'
import { MESSAGES } from '../../text/messages.ts'
import { RetryAfter } from './RetryAfter.tsx'
import type { CodeForm } from './useCodeForm.ts'

interface CodeSubmitProps {
  form: CodeForm
  /** The button's text after a code was sent. */
  action: string
  /** Instead of when to try again. */
  help?: ReactNode
}

/** The form's problem, when to try again, and the button. */
export function CodeSubmit({ form: { sent, busy, retryAt, problemAt }, action, help }: CodeSubmitProps) {
  const problem = problemAt('form')
  return (
    <>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {help ?? <RetryAfter at={retryAt} counted={sent.code !== undefined} />}
      <Button type="submit" width="full" busy={busy && MESSAGES.wait}>
        {sent.code ? action : 'Send OTP'}
      </Button>
    </>
  )
}
