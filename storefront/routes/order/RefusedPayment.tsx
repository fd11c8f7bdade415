import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Alert, Button, Stack, Text } from '../../../design-system/index.ts'
import type { Payments } from '../../payment/createPayments.ts'
import { isBusy } from '../../payment/state.ts'
import { usePayment } from '../../payment/usePayment.ts'
import type { Note } from '../../shell/navigation.ts'
import { Helpline } from '../../shell/payment/UnsettledPayment.tsx'
import { paymentsAtom } from '../../state/payments.ts'
import { toast } from '../../state/toasts.ts'
import { MESSAGES } from '../../text/messages.ts'
import { PAYMENT_MESSAGES } from '../../text/paymentMessages.ts'
import { PaymentNotice } from '../checkout/PaymentNotice.tsx'
import { useKnownPayments } from '../../shell/payment/useKnownPayments.ts'
import { usePaymentEndings } from '../../shell/payment/usePaymentEndings.ts'

/** The payment may have been charged. It can be retried while this browser remembers it. */
export function RefusedPayment({ note }: { note: Note }) {
  const known = useKnownPayments()?.find(({ orderId }) => orderId === note.orderId)
  const payments = useAtomValue(paymentsAtom)
  return (
    <Stack gap={4}>
      <Alert tone="danger">
        <Stack gap={1}>
          <Text as="span">{PAYMENT_MESSAGES.mayBeReceived}.</Text>
          <Text as="span">
            Payment {[note.paymentId, note.amount].filter(Boolean).join(', ')}.{' '}
            {known?.state === 'refused' ? known.message : note.message}
          </Text>
          <Helpline />
        </Stack>
      </Alert>
      {payments && known?.state === 'refused' && <AskAgain payments={payments} orderId={note.orderId} />}
    </Stack>
  )
}

function AskAgain({ payments, orderId }: { payments: Payments; orderId: string }) {
  const state = usePayment(payments)
  const asked = useRef(false)
  const button = useRef<HTMLButtonElement>(null)

  // A toast says it, because nothing changes on the page.
  useEffect(() => {
    if (asked.current && state.status === 'refused') toast('error', state.message)
  }, [state])
  usePaymentEndings(payments, button)

  return (
    <Stack gap={3}>
      <PaymentNotice payments={payments} state={state} />
      <div>
        <Button
          ref={button}
          busy={isBusy(state) && MESSAGES.wait}
          onClick={() => {
            asked.current = true
            void payments.askAgain(orderId)
          }}
        >
          Check again
        </Button>
      </div>
    </Stack>
  )
}
