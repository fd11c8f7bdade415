import { Alert, LinkButton, ResultPage, Stack, Text, TextLink } from '../../design-system/index.ts'
import { BRAND } from '../brand.ts'
import { readNote } from '../shell/navigation.ts'
import { MESSAGES } from '../text/messages.ts'

/** /order-failed (OFAIL-01 to 05), with what is known of the payment: money may have moved (PAYMENT.md, 6). */
export function OrderFailedRoute() {
  const note = readNote()
  return (
    <ResultPage
      title={MESSAGES.orderFailed}
      picture={{ src: '/art/scene/temple-steps.svg', alt: '' }}
      actions={
        <>
          <LinkButton href="/bookings">Book Again</LinkButton>
          <LinkButton href="/" variant="secondary">
            Go to Home
          </LinkButton>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="lead">{MESSAGES.orderFailedMore}</Text>
        {note && (
          <Alert tone="danger" live="off">
            <Stack gap={1}>
              <Text as="span">{MESSAGES.mayBeReceived}.</Text>
              <Text as="span">
                Payment {note.paymentId}, {note.amount}. {note.message}
              </Text>
              <Text as="span">
                Helpline <TextLink href={BRAND.phone.href}>{BRAND.phone.text}</TextLink>
              </Text>
            </Stack>
          </Alert>
        )}
      </Stack>
    </ResultPage>
  )
}
