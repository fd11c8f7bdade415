import { PICTURES } from '#brand/pictures.ts'
import { useAtomValue } from 'jotai'
import { LinkButton, ResultPage, Spoken, Text } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetMyBookings } from '../../api/contract/bookings.ts'
import { readKey } from '../../api/identity.ts'
import { gatesOpen } from '../../shell/arrival/arrival.ts'
import { readNote } from '../../shell/navigation.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { sessionAtom } from '../../state/session.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { OrderReceipt } from './OrderReceipt.tsx'
import { bookingOf, numbersOf } from '../../shell/payment/orderOf.ts'
import { useKnownPayments } from '../../shell/payment/useKnownPayments.ts'

/** Shows the receipt if this browser still has it (OSUC-01 to 03). */
export function OrderSuccessRoute() {
  const note = readNote()
  const session = useAtomValue(sessionAtom)
  const known = useKnownPayments()
  const paid = known?.find((entry) => entry.state === 'confirmed' && (!note || entry.orderId === note.orderId))
  const isUser = session.status === 'user'
  const id = isUser ? paid?.orderId : undefined
  // The payment lacks the booking's number, so the list of bookings is fetched.
  const bookings = useResource(
    `bookings after ${id}`,
    id ? (signal) => send(GetMyBookings, { UserId: readKey('UserId') }, { signal }) : undefined,
    { quiet: true, personal: true },
  )
  const read = (valueOf(bookings)?.bookingmodellist ?? []).filter((one) => one !== null)
  const booking = paid && bookingOf(paid, read, known ?? [])?.OrderId
  const [first] = paid?.receipt?.lines ?? []
  return (
    <>
      <ResultPage
        title={BOOKING_MESSAGES.orderPlaced}
        picture={{ src: PICTURES.booked, alt: '' }}
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
          {first && <Spoken>{`${[first.name, first.detail].filter(Boolean).join(', ')}. `}</Spoken>}
          {!first && note && <Spoken>{`We received ${note.amount}, payment ${note.paymentId}. `}</Spoken>}
          <Spoken>{gatesOpen(paid?.receipt?.events[0]?.start)}</Spoken>
        </Text>
        {paid && <Text>{numbersOf(booking, paid.orderId)}</Text>}
      </ResultPage>
      {paid?.state === 'confirmed' && paid.receipt && isUser && (
        <OrderReceipt paid={paid} receipt={paid.receipt} account={session.name} booking={booking} />
      )}
    </>
  )
}
