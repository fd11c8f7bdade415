import type { ReactNode } from 'react'
import { Alert, Button, ResendCountdown, Stack, Text, TextLink } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { countdown } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import type { CodeForm } from './useCodeForm.ts'

interface RetryAfterProps {
  /** When the provider allows another try, if known. */
  at: number | undefined
  /** Resend already counts down to that moment. */
  counted: boolean
}

/** Shown after too many codes: how long to wait, and the helpline. */
function RetryAfter({ at, counted }: RetryAfterProps) {
  if (at === undefined) return null
  return (
    <Stack gap={1}>
      {!counted && (
        <ResendCountdown
          until={at}
          waiting={(seconds) => `You can try again in ${countdown(seconds)}`}
          announce="You can try again now."
        />
      )}
      <Text size="small">
        In a hurry? Call <TextLink href={BRAND.phone.href}>{BRAND.phone.text}</TextLink>, {BRAND.hours}.
      </Text>
    </Stack>
  )
}

interface CodeSubmitProps {
  form: CodeForm
  /** The button's text after a code was sent. */
  action: string
  /** Replaces the text on when to try again. */
  help?: ReactNode
}

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
