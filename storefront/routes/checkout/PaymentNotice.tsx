import { Alert, Stack, Text, TextButton, TextLink } from '../../../design-system/index.ts'
import { isOpenQuestion, type PaymentKind } from '../../payment/journalEntry.ts'
import type { Payments } from '../../payment/createPayments.ts'
import type { PaymentState, Problem } from '../../payment/state.ts'
import { Helpline, UnsettledPayment } from '../../shell/payment/UnsettledPayment.tsx'
import { PAYMENT_MESSAGES } from '../../text/paymentMessages.ts'
import { rupees } from '../../text/money.ts'
import { ApiError } from '../../api/error.ts'
import { MESSAGES } from '../../text/messages.ts'

interface PaymentNoticeProps {
  payments: Payments
  state: PaymentState
  kind?: PaymentKind
}

export function PaymentNotice({ payments, state, kind = 'shoot' }: PaymentNoticeProps) {
  if (state.status === 'stopped') return <Stopped payments={payments} problem={state.problem} kind={kind} />
  if (state.status === 'dismissed') {
    return (
      <Alert tone="warning" live="assertive">
        {PAYMENT_MESSAGES.notCompleted} <TextLink href="/bookings">My bookings</TextLink>.
      </Alert>
    )
  }
  if (state.status === 'duplicate') {
    return (
      <UnsettledPayment
        payments={payments}
        entry={{ ...state.order, state: 'duplicate', triple: state.triple }}
        live="assertive"
      />
    )
  }
  if (state.status === 'unknown' && state.reason === 'response') {
    return (
      <UnsettledPayment
        payments={payments}
        entry={{ ...state.order, state: 'unknown', paymentId: state.paymentId }}
        live="assertive"
      />
    )
  }
  if (state.status === 'unknown' || (state.status === 'confirming' && state.failures > 0)) {
    const amount = state.order.amount === undefined ? '' : `, ${rupees(state.order.amount)}`
    return (
      <Unconfirmed
        payment={`${state.triple.PaymentGatewayPaymentId}${amount}`}
        onRetry={() => void payments.askAgain(state.order.orderId)}
      />
    )
  }
  return null
}

/** @param payment names its id and, if known, its amount. */
function Unconfirmed({ payment, onRetry }: { payment: string; onRetry: () => void }) {
  return (
    <Alert tone="danger" live="assertive" action={<TextButton onClick={onRetry}>Check again now</TextButton>}>
      <Stack gap={1}>
        <Text as="span">{PAYMENT_MESSAGES.contactAdministrator}</Text>
        <Text as="span">
          Payment {payment}. {PAYMENT_MESSAGES.doNotPayAgain}. We are still checking for its confirmation; you may leave
          this page.
        </Text>
        <Helpline />
      </Stack>
    </Alert>
  )
}

function Stopped({ payments, problem, kind }: { payments: Payments; problem: Problem; kind: PaymentKind }) {
  if (problem.type === 'paidBefore' && isOpenQuestion(problem.entry))
    return <UnsettledPayment payments={payments} entry={problem.entry} live="assertive" />
  return (
    <Alert tone="danger" live="assertive">
      <Stack gap={1}>
        <Text as="span">{sentence(problem, kind)}</Text>
        {problem.type !== 'create' && <Helpline />}
      </Stack>
    </Alert>
  )
}

const WORDS = {
  shoot: { it: 'this cart', button: 'Pay', check: 'Go back to the cart and check it' },
  tour: { it: 'this tour', button: 'Pay and Book', check: 'Load the page again and check it' },
} as const

function sentence(problem: Problem, kind: PaymentKind): string {
  const { it, button, check } = WORDS[kind]
  switch (problem.type) {
    case 'script':
      return problem.reason === 'slow'
        ? `The payment page is taking too long to load. Nothing was ordered or charged. Check your connection and press ${button} again.`
        : `The payment page could not be loaded; a content blocker may be stopping it. Nothing was ordered or charged. Allow it and press ${button} again.`
    case 'create':
      return creationFailed(problem.error, kind)
    case 'amount':
      return `The amount changed: this page shows ${rupees(problem.shown)}, the provider asks for ${rupees(problem.asked)}. Nothing was charged. ${check}.`
    case 'gateway':
      return `The payment page could not be opened. Nothing was charged. Press ${button} again.`
    case 'elsewhere':
      return `${it.replace('t', 'T')} is being paid for in another tab. Finish or close the payment there.`
    case 'paidBefore':
      return `${it.replace('t', 'T')} is paid for and booked. See My bookings.`
    case 'currency':
      return `The provider asks for ${problem.asked || 'an unnamed currency'}; we take rupees only. Nothing was charged.`
    default:
      return problem satisfies never
  }
}

export class CartChanged extends Error {
  override readonly name = 'CartChanged'
}

/** A tour has its own text (ERR-25). */
export function creationFailed(error: unknown, kind: PaymentKind): string {
  if (error instanceof CartChanged)
    return 'Your cart has changed in the meantime. Nothing was ordered or charged. Check the summary again, then press Pay.'
  const failure = error instanceof ApiError ? error.failure : undefined
  if ((failure?.type === 'refused' || failure?.type === 'tooMany') && failure.msg) return failure.msg
  return kind === 'tour' ? PAYMENT_MESSAGES.contactAdministrator : MESSAGES.somethingBad
}
