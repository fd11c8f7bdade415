import { ResendCountdown, Stack, Text, TextLink } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { countdown } from '../../text/dates.ts'

interface RetryAfterProps {
  /** When the provider allows another try, if it says so. */
  at: number | undefined
  /** Resend already counts down to that moment. */
  counted: boolean
}

/** After too many codes: how long to wait, and the helpline. */
export function RetryAfter({ at, counted }: RetryAfterProps) {
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
