import { useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import { Container, Stack } from '../../../design-system/index.ts'
import { ownerOf } from '../../payment/fingerprint.ts'
import type { Payments } from '../../payment/createPayments.ts'
import { usePayment, usePendingPayments } from '../../payment/usePayment.ts'
import { sessionAtom } from '../../state/session.ts'
import { readNote } from '../navigation.ts'
import { UnsettledPayment } from './UnsettledPayment.tsx'

/**
 * Shows the visitor's unsettled payments on every page (stories/docs/Payments.mdx, Rule 5). Those of other users of
 * this browser are left out.
 */
export function PaymentBanner({ payments }: { payments: Payments }) {
  const session = useAtomValue(sessionAtom)
  const pending = usePendingPayments(payments)
  const state = usePayment(payments)
  // There is nothing to report before the first try has failed.
  const trying =
    state.status === 'authorised' || (state.status === 'confirming' && state.failures === 0)
      ? state.order.orderId
      : undefined
  const [path] = useLocation()
  // That page shows the payment itself.
  const shownOrderId = path === '/order-failed' ? readNote()?.orderId : undefined
  const owner = session.status === 'user' ? ownerOf(session.id) : ''
  const shown = pending.filter(
    (entry) =>
      entry.orderId !== trying &&
      entry.orderId !== shownOrderId &&
      (owner === '' || entry.owner === '' || entry.owner === owner),
  )
  if (shown.length === 0) return null
  return (
    <Container>
      <Stack gap={2}>
        {shown.map((entry) => (
          <UnsettledPayment key={entry.orderId} payments={payments} entry={entry} />
        ))}
      </Stack>
    </Container>
  )
}
