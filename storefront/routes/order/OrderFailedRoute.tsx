import { PICTURES } from '#brand/pictures.ts'
import { LinkButton, ResultPage, Stack, Text } from '../../../design-system/index.ts'
import { readNote } from '../../shell/navigation.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { PAYMENT_MESSAGES } from '../../text/paymentMessages.ts'
import { RefusedPayment } from './RefusedPayment.tsx'

/** /order-failed (OFAIL-01 to 05; stories/docs/Payments.mdx, Rule 6). */
export function OrderFailedRoute() {
  const note = readNote()
  return (
    <ResultPage
      title={PAYMENT_MESSAGES.orderFailed}
      picture={{ src: PICTURES.failed, alt: '' }}
      actions={
        <>
          {/* Finding a payment that may have succeeded comes before booking again. */}
          <LinkButton href="/bookings" {...(note && { variant: 'secondary' as const })}>
            Book Again
          </LinkButton>
          <LinkButton href="/" variant="secondary">
            Go to Home
          </LinkButton>
        </>
      }
    >
      <Stack gap={4}>
        <Text size="lead">{BOOKING_MESSAGES.orderFailedMore}</Text>
        {note && <RefusedPayment note={note} />}
      </Stack>
    </ResultPage>
  )
}
