import { LinkButton, ResultPage, Text } from '../../design-system/index.ts'
import { readNote } from '../shell/navigation.ts'
import { MESSAGES } from '../text/messages.ts'

/** /order-success and /order-placed-sucessfully (OSUC-01 to 03). */
export function OrderSuccessRoute() {
  const note = readNote()
  return (
    <ResultPage
      title={MESSAGES.orderPlaced}
      picture={{ src: '/art/scene/love-blossom.svg', alt: '' }}
      actions={
        <>
          <LinkButton href="/bookings">My bookings</LinkButton>
          <LinkButton href="/" variant="secondary">
            Go to Home
          </LinkButton>
        </>
      }
    >
      <Text size="lead">
        {note ? `We received ${note.amount}, payment ${note.paymentId}. ` : ''}Come 30 minutes early: entry is open by then.
      </Text>
    </ResultPage>
  )
}
