import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { Button, CartSummary, Columns, Stack, Text, TextLink } from '../../../design-system/index.ts'
import { createPayment } from '../../api/payment.ts'
import type { Cart } from '../../api/cart.ts'
import { fingerprint } from '../../payment/fingerprint.ts'
import type { Payments } from '../../payment/payments.ts'
import { isBusy } from '../../payment/state.ts'
import { usePayment } from '../../payment/usePayment.ts'
import { routeOf } from '../../routes.ts'
import { keptBookingAmount } from '../../state/bookingAmount.ts'
import { couponAtom } from '../../state/cart.ts'
import type { Session } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { MESSAGES } from '../../text/messages.ts'
import { rupees, ZERO } from '../../text/money.ts'
import { billingProblems, type BillingForm } from '../../text/rules.ts'
import { totals } from '../../text/totals.ts'
import { pictureOf, shownGroups, titleOf, type Group } from '../cart/groups.ts'
import { dueRows } from '../summaryRows.ts'
import { usePaymentEndings } from '../usePaymentEndings.ts'
import { BillingFields } from './BillingFields.tsx'
import { PaymentNotice } from './PaymentNotice.tsx'

interface CheckoutViewProps {
  cart: Cart
  session: Extract<Session, { is: 'user' }>
  payments: Payments
}

/** The billing form, the summary to review, and Pay (CHK-01 to 10, PAY-01 to 25). */
export function CheckoutView({ cart, session, payments }: CheckoutViewProps) {
  const [form, setForm] = useState<BillingForm>(() => prefilled(session))
  const [problems, setProblems] = useState<Partial<Record<keyof BillingForm, string>>>({})
  const coupon = useAtomValue(couponAtom)
  const state = usePayment(payments)
  const payRef = useRef<HTMLButtonElement>(null)
  const figures = totals(cart, coupon?.amount ?? ZERO, keptBookingAmount())
  const busy = isBusy(state)

  usePaymentEndings(payments, payRef)

  const pay = (): void => {
    if (busy) return
    const found = billingProblems(form)
    setProblems(found)
    const [name, text] = Object.entries(found)[0] ?? []
    if (name && text) {
      toast('error', text)
      document.querySelector<HTMLInputElement>(`main [name="${name}"]`)?.focus()
      return
    }
    payments.pay({
      kind: 'shoot',
      shown: figures.payable,
      cartHash: fingerprint({ cart: cart.cart, coupon: coupon?.code, amount: figures.bookingAmount }),
      formHash: fingerprint(form),
      create: async () => (await createPayment(figures.bookingAmount, form, coupon?.code ?? '')).PaymentTransactionModel,
    })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        pay()
      }}
    >
      <Columns
        side={
          <CartSummary
            title="Booking summary"
            lines={shownGroups(cart).map(summaryLine)}
            rows={[{ label: 'Total to pay', value: rupees(figures.totalToPay) }]}
            dueRows={dueRows(figures)}
            payable={{ label: 'Payable now', value: rupees(figures.payable) }}
            after={[{ label: 'Balance at the farm', value: rupees(figures.balance) }]}
            action={
              <Stack gap={3}>
                <PaymentNotice state={state} onRetry={() => payments.retry()} />
                <Button ref={payRef} type="submit" width="full" busy={busy && MESSAGES.wait}>
                  Pay {rupees(figures.payable)}
                </Button>
                <Terms />
              </Stack>
            }
          />
        }
      >
        <BillingFields
          form={form}
          problems={problems}
          onChange={(next) => {
            setForm(next)
            setProblems({})
          }}
        />
      </Columns>
    </form>
  )
}

function prefilled({ name, mobile, email }: Extract<Session, { is: 'user' }>): BillingForm {
  return { fullName: name, phone: mobile, email, gst: '', notes: '' }
}

function summaryLine(group: Group) {
  const [first] = group.cart
  const isPackage = group.TypeId === 1 && first
  const count = group.cart.reduce((total, line) => total + line.Quantity, 0)
  return {
    name: isPackage ? first.ProductName : titleOf(group),
    detail: isPackage ? first.BookingDate : `${count} booked`,
    amount: rupees(group.Amount),
    picture: pictureOf(group),
  }
}

function Terms() {
  if (!routeOf('/terms-and-conditions')) return null
  return (
    <Text size="caption">
      By paying you accept the <TextLink href="/terms-and-conditions">Terms & Conditions</TextLink> and the{' '}
      <TextLink href="/refund-policy">Refund Policy</TextLink>.
    </Text>
  )
}
