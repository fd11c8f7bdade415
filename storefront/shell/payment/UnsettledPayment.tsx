import { useAtomValue } from 'jotai'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Alert, Inline, spoken, Text, TextButton, TextLink } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import type { Entry } from '../../payment/journalEntry.ts'
import type { Payments } from '../../payment/createPayments.ts'
import { reportChunkError } from '../../problem.ts'
import { sessionAtom } from '../../state/session.ts'
import { dMy, today } from '../../text/dates.ts'
import { PAYMENT_MESSAGES } from '../../text/paymentMessages.ts'
import { rupees } from '../../text/money.ts'
import { withFullStop } from '../../text/messages.ts'
import type { Finding } from './findBooking.ts'
import { loginPath } from '../navigation.ts'

interface UnsettledPaymentProps {
  payments: Payments
  entry: Entry
  /** `assertive` beside the Pay button. */
  live?: 'polite' | 'assertive'
}

export function UnsettledPayment({ payments, entry, live = 'polite' }: UnsettledPaymentProps) {
  const dismiss = <TextButton onClick={() => void payments.putAway(entry.orderId)}>Dismiss</TextButton>
  switch (entry.state) {
    case 'authorised':
      return (
        <Alert tone="warning" live={live}>
          {`${named(entry)} is still being confirmed. ${PAYMENT_MESSAGES.doNotPayAgain}.`}
        </Alert>
      )
    case 'refused':
      return <Refused payments={payments} entry={entry} live={live} dismiss={dismiss} />
    case 'duplicate':
      return (
        <Alert tone="danger" live={live} action={<Actions>{dismiss}</Actions>}>
          {`${named(entry)} is a second payment for something already paid for. It is not booked and will be returned to you. Please keep its number.`}
        </Alert>
      )
    case 'unknown': {
      const paid = [entry.paymentId, entry.amount !== undefined && rupees(entry.amount)].filter(Boolean).join(', ')
      return (
        <Alert tone="danger" live={live} action={<Actions>{dismiss}</Actions>}>
          {`${PAYMENT_MESSAGES.mayBeReceived}. The payment page gave no proof of it${paid && ` (${paid})`}, so please call us.`}
        </Alert>
      )
    }
    case 'unanswered':
      return <Unanswered payments={payments} entry={entry} live={live} />
    default:
      return null
  }
}

const FINDINGS: Readonly<Record<Exclude<Finding, 'booked'> | 'looking', string>> = {
  looking: 'We are looking for your booking.',
  'not booked': 'We have found no booking for it yet.',
  'paid otherwise': 'You have already paid for this another way. If this payment was taken too, it will be returned.',
  unreachable: 'Your bookings could not be read just now.',
}

/**
 * Looks for the booking once somebody is logged in, and again beside the list of bookings, which may know it by now. A
 * found booking settles the payment.
 */
function useFinding(payments: Payments, entry: Entry) {
  const session = useAtomValue(sessionAtom)
  const [finding, setFinding] = useState<keyof typeof FINDINGS>('looking')
  const [looks, setLooks] = useState(0)
  const isUser = session.status === 'user'
  const [path] = useLocation()
  const isBesideList = path === '/bookings'

  useEffect(() => {
    if (!isUser) return
    let isWanted = true
    // Lazy, because this component is on every page with a Pay button.
    const looking = Promise.all([payments.known(), import('./findBooking.ts').catch(reportChunkError)]).then(
      ([known, { findBooking }]) => findBooking(entry, known),
    )
    void looking
      .catch((): Finding => 'unreachable')
      .then((found) => {
        if (!isWanted) return
        if (found === 'booked') void payments.foundBooking(entry)
        else setFinding(found)
      })
    return () => {
      isWanted = false
    }
  }, [payments, entry, isUser, isBesideList, looks])

  const lookAgain = (): void => {
    setFinding('looking')
    setLooks(looks + 1)
  }
  return { isUser, finding, lookAgain }
}

interface RefusedProps extends Required<UnsettledPaymentProps> {
  entry: Extract<Entry, { state: 'refused' }>
  dismiss: ReactNode
}

/** Disappears if the booking exists after all. */
function Refused({ payments, entry, live, dismiss }: RefusedProps) {
  useFinding(payments, entry)
  return (
    <Alert
      tone="danger"
      live={live}
      action={
        <Actions>
          <TextButton onClick={() => void payments.askAgain(entry.orderId)}>Check again</TextButton>
          {dismiss}
        </Actions>
      }
    >
      {[`${named(entry)} is not confirmed.`, withFullStop(entry.message), `${PAYMENT_MESSAGES.doNotPayAgain}.`]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  )
}

function Unanswered({ payments, entry, live }: Required<UnsettledPaymentProps>) {
  const { isUser, finding, lookAgain } = useFinding(payments, entry)
  const paid = entry.amount === undefined ? '' : ` ${rupees(entry.amount)}`

  return (
    <Alert
      tone="warning"
      live={live}
      action={
        <Actions>
          {isUser ? (
            <TextButton onClick={lookAgain}>Look again</TextButton>
          ) : (
            <TextLink href={loginPath()}>Log in to look for it</TextLink>
          )}
          {isUser && <TextLink href="/bookings">My bookings</TextLink>}
          <TextButton onClick={() => void payments.putAway(entry.orderId)}>I did not pay</TextButton>
        </Actions>
      }
    >
      {[
        `Did you pay${paid} on ${spoken(dMy(today(entry.createdAt)))}? The payment page closed before it could tell us.`,
        isUser && FINDINGS[finding],
        'If money left your account, do not pay again.',
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  )
}

/** `Your payment of ₹3,540 (payment pay_1)`; only the id after a logout. */
function named({ amount, triple }: Extract<Entry, { triple: unknown }>): string {
  const id = triple.PaymentGatewayPaymentId
  return amount === undefined ? `Your payment ${id}` : `Your payment of ${rupees(amount)} (payment ${id})`
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <Inline gap={4}>
      {children}
      <Helpline />
    </Inline>
  )
}

export function Helpline() {
  return (
    <Text as="span" size="small">
      Helpline <TextLink href={BRAND.phone.href}>{BRAND.phone.text}</TextLink>
    </Text>
  )
}
