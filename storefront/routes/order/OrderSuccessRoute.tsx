import { useAtomValue } from 'jotai'
import { LinkButton, ResultPage, Spoken, Text } from '../../../design-system/index.ts'
import { readNote } from '../../shell/navigation.ts'
import { sessionAtom } from '../../state/session.ts'
import { MESSAGES } from '../../text/messages.ts'
import { OrderReceipt } from './OrderReceipt.tsx'
import { useKnownPayments } from '../../shell/payment/useKnownPayments.ts'

/** /order-success and /order-placed-sucessfully (OSUC-01 to 03), with the receipt if this browser still has it. */
export function OrderSuccessRoute() {
  const note = readNote()
  const session = useAtomValue(sessionAtom)
  const paid = useKnownPayments()?.find(
    (entry) => entry.state === 'confirmed' && (!note || entry.orderId === note.orderId),
  )
  const [first] = paid?.receipt?.lines ?? []
  return (
    <>
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
          {first && <Spoken>{`${[first.name, first.detail].filter(Boolean).join(', ')}. `}</Spoken>}
          {!first && note && <Spoken>{`We received ${note.amount}, payment ${note.paymentId}. `}</Spoken>}
          Come up to 30 minutes early: entry opens then.
        </Text>
      </ResultPage>
      {paid?.state === 'confirmed' && paid.receipt && session.status === 'user' && (
        <OrderReceipt paid={paid} receipt={paid.receipt} account={session.name} />
      )}
    </>
  )
}
