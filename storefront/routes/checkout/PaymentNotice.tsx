import { Alert, Stack, Text, TextButton, TextLink } from '../../../design-system/index.ts'
import { ApiError } from '../../api/error.ts'
import { BRAND } from '../../brand.ts'
import type { PaymentState, Problem } from '../../payment/state.ts'
import { MESSAGES } from '../../text/messages.ts'
import { rupees } from '../../text/money.ts'

interface PaymentNoticeProps {
  state: PaymentState
  onRetry: () => void
}

/** What there is to read about a payment, beside the button that made it. It stays. */
export function PaymentNotice({ state, onRetry }: PaymentNoticeProps) {
  if (state.is === 'stopped') return <Stopped problem={state.problem} />
  if (state.is === 'dismissed') {
    return (
      <Alert tone="warning" live="assertive">
        {MESSAGES.notCompleted}. <TextLink href="/bookings">My bookings</TextLink>
      </Alert>
    )
  }
  if (state.is === 'confirming' && state.failures > 0) {
    return <Unconfirmed paymentId={state.triple.PaymentGatewayPaymentId} amount={rupees(state.order.amount)} onRetry={onRetry} />
  }
  if (state.is === 'unknown') {
    const paymentId = state.why === 'unreachable' ? state.triple.PaymentGatewayPaymentId : state.paymentId
    return <Unconfirmed paymentId={paymentId} amount={rupees(state.order.amount)} onRetry={onRetry} />
  }
  return null
}

function Unconfirmed({ paymentId, amount, onRetry }: { paymentId: string; amount: string; onRetry: () => void }) {
  return (
    <Alert tone="danger" live="assertive" action={<TextButton onClick={onRetry}>Ask again now</TextButton>}>
      <Stack gap={1}>
        <Text as="span">{MESSAGES.contactAdministrator}</Text>
        <Text as="span">
          {paymentId && `Payment ${paymentId}, `}
          {amount}. {MESSAGES.doNotPayAgain}. We keep asking for its confirmation; you may leave this page.
        </Text>
        <Helpline />
      </Stack>
    </Alert>
  )
}

function Stopped({ problem }: { problem: Problem }) {
  return (
    <Alert tone="danger" live="assertive">
      <Stack gap={1}>
        <Text as="span">{sentence(problem)}</Text>
        {problem.why !== 'create' && <Helpline />}
      </Stack>
    </Alert>
  )
}

function Helpline() {
  return (
    <Text as="span" size="small">
      Helpline <TextLink href={BRAND.phone.href}>{BRAND.phone.text}</TextLink>
    </Text>
  )
}

function sentence(problem: Problem): string {
  switch (problem.why) {
    case 'script':
      return problem.reason === 'slow'
        ? 'The payment page takes too long to load. Nothing was ordered or charged. Check your connection and press Pay again.'
        : 'The payment page could not be loaded; a content blocker may keep it away. Nothing was ordered or charged. Allow it and press Pay again.'
    case 'create':
      return refusal(problem.error)
    case 'amount':
      return `The amount changed: this page shows ${rupees(problem.shown)}, the provider asks for ${rupees(problem.asked)}. Nothing was charged. Go back to the cart and check it.`
    case 'gateway':
      return 'The payment page could not be opened. Nothing was charged. Press Pay again.'
    case 'elsewhere':
      return 'This cart is being paid for in another tab. Finish or close the payment there.'
    case 'paidBefore':
      return `${MESSAGES.mayBeReceived}: ${rupees(problem.entry.amount)} for this cart. Check My bookings.`
    default:
      return problem satisfies never
  }
}

function refusal(error: unknown): string {
  return error instanceof ApiError && error.failure.is === 'refused' && error.failure.msg ? error.failure.msg : MESSAGES.somethingBad
}
