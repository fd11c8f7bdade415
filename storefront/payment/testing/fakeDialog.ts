import type { PaymentTransaction } from '../../api/contract/payment.ts'
import type { Paise } from '../../text/money.ts'
import type { DialogEvents } from '../gateway.ts'
import type { RazorpayFailure } from '../razorpay.ts'

const DECLINED: RazorpayFailure = {
  code: 'BAD_REQUEST_ERROR',
  description: 'declined',
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_declined',
  metadata: {},
}

export type Dialog = ReturnType<typeof createFakeDialog>['dialog']

export function createFakeDialog(
  transaction: PaymentTransaction,
  amount: Paise,
  events: DialogEvents,
  isAlive: () => boolean,
  onPaid: (orderId: string) => void,
) {
  const orderId = transaction.PaymentGatewayOrderId
  let isOpen = true
  let isFrozen = false
  const when = (condition: boolean, run: () => void) => {
    if (condition && isAlive() && !isFrozen) run()
  }
  const close = () => {
    isOpen = false
  }
  const dialog = {
    orderId,
    lines: transaction.CompanyName.split('+'),
    amount,
    get isOpen() {
      return isOpen && isAlive()
    },
    get isAlive() {
      return isAlive()
    },
    response: {
      razorpay_payment_id: `pay_of_${orderId}`,
      razorpay_order_id: orderId,
      razorpay_signature: `signature of ${orderId}`,
    },
    pay() {
      if (isFrozen) return
      onPaid(orderId)
      close()
      dialog.answer(dialog.response)
    },
    payUnheard() {
      if (!isOpen || !isAlive()) return
      onPaid(orderId)
      isFrozen = true
    },
    fail: () => when(isOpen, () => events.failed(DECLINED)),
    dismiss: () =>
      when(isOpen, () => {
        close()
        events.dismissed()
      }),
    /** Repeats the event after the dialog has closed. */
    dismissAgain: () => when(true, events.dismissed),
    failAgain: () => when(true, () => events.failed(DECLINED)),
    answer: (response: unknown) => when(true, () => events.paid(response)),
  }
  return { dialog, close }
}
