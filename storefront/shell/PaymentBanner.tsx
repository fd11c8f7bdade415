import { Alert, Container } from '../../design-system/index.ts'
import type { Payments } from '../payment/payments.ts'
import { usePayment, usePendingPayments } from '../payment/usePayment.ts'
import { MESSAGES } from '../text/messages.ts'
import { rupees } from '../text/money.ts'

/** On every page: a payment that is still being confirmed (PAYMENT.md, 5). */
export function PaymentBanner({ payments }: { payments: Payments }) {
  const pending = usePendingPayments(payments)
  const state = usePayment(payments)
  // The first try takes a moment; only when it went wrong is there something to say.
  const firstTry = state.is === 'authorised' || (state.is === 'confirming' && state.failures === 0)
  if (pending.length === 0 || firstTry) return null
  return (
    <Container>
      {pending.map(({ orderId, amount, triple }) => (
        <Alert key={orderId} tone="warning" live="polite">
          Your payment of {rupees(amount)} (payment {triple.PaymentGatewayPaymentId}) is still being confirmed. {MESSAGES.doNotPayAgain}.
        </Alert>
      ))}
    </Container>
  )
}
