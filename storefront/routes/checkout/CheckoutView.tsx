import { useAtomValue } from 'jotai'
import { Suspense, useRef } from 'react'
import { Button, CartSummary, Columns, Spoken, Stack, Text, TextLink } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetUserCart, type Cart } from '../../api/contract/cart.ts'
import { readKey } from '../../api/identity.ts'
import { BRAND } from '../../brand.ts'
import { createPayment } from '../../api/payment.ts'
import { fingerprint, ownerOf } from '../../payment/fingerprint.ts'
import type { Payments } from '../../payment/createPayments.ts'
import { isBusy, type PaymentState } from '../../payment/state.ts'
import { usePayment } from '../../payment/usePayment.ts'
import { keptBookingAmount } from '../../state/checkoutDraft.ts'
import { couponAtom, reapplyCoupon, shootDayOf } from '../../state/cart.ts'
import type { Session } from '../../state/session.ts'
import { MESSAGES } from '../../text/messages.ts'
import { rupees, ZERO } from '../../text/money.ts'
import { totals } from '../../text/totals.ts'
import { usePictures } from '../../shell/usePictures.ts'
import { dueRows, priceRows } from '../../shell/payment/summaryRows.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import { usePaymentEndings } from '../../shell/payment/usePaymentEndings.ts'
import { GATES_OPEN } from '../../shell/payment/gatesOpen.ts'
import { picturedOf, type CompleteCart } from '../cart/groups.ts'
import { sentWithNotes } from '../cart/orderNote.ts'
import { BillingFields } from './BillingFields.tsx'
import { contentsOf, lineIdsOf, orderLines, receiptOf } from './cartContents.ts'
import { CartChanged, PaymentNotice } from './PaymentNotice.tsx'
import { useBillingForm } from './useBillingForm.ts'
import * as css from './CheckoutView.css.ts'

/** Phones only. */
const PayBar = lazyWithPreload(async () => (await import('../../shell/PayBar.tsx')).PayBar)

interface CheckoutViewProps {
  cart: CompleteCart
  /** Called if the provider's cart differs from the one shown. */
  onCart: (cart: Cart) => void
  session: Extract<Session, { status: 'user' }>
  payments: Payments
}

export function CheckoutView({ cart, onCart, session, payments }: CheckoutViewProps) {
  const billing = useBillingForm(session)
  const coupon = useAtomValue(couponAtom)
  const state = usePayment(payments)
  const payRef = useRef<HTMLButtonElement>(null)
  const discount = coupon?.amount ?? ZERO
  const { minimum, totalToPay } = totals(cart, discount)
  const figures = totals(cart, discount, keptBookingAmount(minimum, totalToPay))
  const busy = isBusy(state)
  const pictureOf = usePictures(picturedOf(cart))
  const sent = sentWithNotes(cart)
  const form = { ...billing.form, notes: [billing.form.notes.trim(), sent].filter(Boolean).join('\n') }

  usePaymentEndings(payments, payRef)

  const compareCart = async (): Promise<void> => {
    // The checkout sends the user without the session (C-017).
    const now = await send(GetUserCart, { UserId: readKey('UserId') })
    if (contentsOf(now) === contentsOf(cart)) return
    // The coupon may be worth another amount now.
    await reapplyCoupon()
    onCart(now)
    throw new CartChanged()
  }

  /** Pays only for the cart shown, because another tab or device may change it. */
  const create = async () => {
    await compareCart()
    const made = await createPayment(figures.bookingAmount, form, coupon?.code ?? '', {
      cartItemIds: lineIdsOf(cart),
      total: figures.totalToPay,
    })
    // The order reflects the cart at that moment: a provider may have merged a guest's cart into it, for the same
    // booking amount.
    await compareCart()
    return made
  }

  const pay = (): void => {
    if (busy || !billing.check()) return
    const owner = ownerOf(session.id)
    payments.pay({
      kind: 'shoot',
      shown: figures.payable,
      owner,
      lines: lineIdsOf(cart),
      contentHash: fingerprint({
        cart: cart.cart,
        coupon: coupon?.code,
        amount: figures.bookingAmount,
        form,
      }),
      day: shootDayOf(cart),
      receipt: receiptOf({ cart, figures, coupon, pictureOf }),
      create,
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
            lines={orderLines(cart, pictureOf)}
            rows={priceRows(figures, coupon?.code)}
            dueRows={dueRows(figures)}
            payable={{ label: 'Payable now', value: rupees(figures.payable, 'exact') }}
            after={[{ label: `Balance at ${BRAND.premises}`, value: rupees(figures.balance, 'exact') }]}
            action={
              <Stack gap={3}>
                <PaymentNotice payments={payments} state={state} />
                <Button
                  ref={payRef}
                  type="submit"
                  variant={isPaidFor(state) ? 'secondary' : 'primary'}
                  width="full"
                  busy={busy && MESSAGES.wait}
                >
                  <Spoken>{`Pay ${rupees(figures.payable, 'exact')}`}</Spoken>
                </Button>
                <Suspense>
                  <PayBar
                    amount={rupees(figures.payable, 'exact')}
                    action="Review and pay"
                    busy={busy && MESSAGES.wait}
                    onPress={() => {
                      if (billing.check()) payRef.current?.focus()
                    }}
                  />
                </Suspense>
                <Terms />
              </Stack>
            }
          />
        }
      >
        <Stack gap={8}>
          <BillingFields {...billing} sent={sent} />
          <Afterwards />
        </Stack>
      </Columns>
    </form>
  )
}

/** Another press would not pay, so the button stops being the primary one. */
function isPaidFor(state: PaymentState): boolean {
  return state.status === 'stopped' && state.problem.type === 'paidBefore'
}

function Terms() {
  return (
    <Text size="caption">
      By paying you accept the <TextLink href="/terms-and-conditions">Terms & Conditions</TextLink> and the{' '}
      <TextLink href="/refund-policy">Refund Policy</TextLink>.
    </Text>
  )
}

const STEPS = [
  { when: 'Today', what: 'You pay the booking amount and GST on it. The date is held for you.' },
  {
    when: 'Before the shoot',
    what: 'Outfits are pressed, professionals are booked, and the kitchen knows how many people to feed.',
  },
  { when: `At ${BRAND.premises}`, what: `${GATES_OPEN} The balance is settled there.` },
]

function Afterwards() {
  return (
    <dl className={css.list}>
      {STEPS.map(({ when, what }) => (
        <div key={when} className={css.row}>
          <dt className={css.when}>{when}</dt>
          <dd className={css.what}>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
