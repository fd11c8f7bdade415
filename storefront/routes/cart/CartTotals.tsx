import { BRAND } from '../../brand.ts'
import { useAtomValue } from 'jotai'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { Alert, AmountField, Button, CartSummary, LinkButton, Spoken, Text } from '../../../design-system/index.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { proceedToCheckout, requireLogin } from '../../shell/proceedToCheckout.ts'
import { Due, EdgeBar } from '../../shell/PayBar.tsx'
import { toastAndFocus } from '../../shell/focus.ts'
import { keepBookingAmount, keptBookingAmount } from '../../state/checkoutDraft.ts'
import { couponAtom, packageIn } from '../../state/cart.ts'
import { firstPricingAtom } from '../../state/packages.ts'
import { MESSAGES } from '../../text/messages.ts'
import { amountBelow, BOOKING_MESSAGES, feeOnRequest } from '../../text/bookingMessages.ts'
import { readRupees, rupees, toRupees, ZERO, type Paise } from '../../text/money.ts'
import { totals } from '../../text/totals.ts'
import { dueRows, priceRows } from '../../shell/payment/summaryRows.ts'
import * as css from '../../shell/PayBar.css.ts'
import { CartCoupon } from './CartCoupon.tsx'
import { linesOnRequest, nameOf, type CompleteCart, type Line } from './groups.ts'
import type { useRemoval } from './useRemoval.ts'

const AMOUNT_LENGTH = 7

const inField = (amount: Paise): string => String(toRupees(amount))

interface CartTotalsProps {
  cart: CompleteCart
  removal: ReturnType<typeof useRemoval>
  proceedRef: Ref<HTMLButtonElement>
}

export function CartTotals({ cart, removal, proceedRef }: CartTotalsProps) {
  const coupon = useAtomValue(couponAtom)
  const { minimum, totalToPay } = totals(cart, coupon?.amount ?? ZERO)
  // The minimum is shown until the visitor edits the field.
  const [touched, setTyped] = useState(() => {
    const kept = keptBookingAmount(minimum, totalToPay)
    return kept && inField(kept)
  })
  const typed = touched ?? inField(minimum)
  const [problem, setProblem] = useState<{ at: 'amount' | 'form'; text: string }>()
  const [busy, setBusy] = useState(false)
  // An empty or invalid field counts as the minimum.
  const figures = totals(cart, coupon?.amount ?? ZERO, readRupees(typed) ?? minimum)

  const amountField = useRef<HTMLInputElement>(null)

  const refuseAmount = (text: string): void => {
    setProblem({ at: 'amount', text })
    setTyped(undefined)
    toastAndFocus(amountField.current, text)
  }

  const proceed = async (): Promise<void> => {
    if (!requireLogin('/cart')) return
    const amount = readRupees(typed) ?? ZERO
    if (amount < figures.minimum) return refuseAmount(amountBelow(inField(figures.minimum)))
    if (amount > figures.totalToPay) return refuseAmount(BOOKING_MESSAGES.amountAbove)
    setBusy(true)
    setProblem(undefined)
    keepBookingAmount(amount)
    const objection = await proceedToCheckout()
    setBusy(false)
    if (objection) setProblem({ at: 'form', text: objection })
  }

  return (
    <CartSummary
      title="Booking summary"
      rows={priceRows(figures, coupon?.code)}
      coupon={<CartCoupon />}
      amountField={
        <AmountField
          ref={amountField}
          label="Booking amount, pay this today"
          value={typed}
          maxLength={AMOUNT_LENGTH}
          hint={
            <Spoken>
              {figures.minimum < figures.totalToPay
                ? `Minimum ${rupees(figures.minimum)}. Pay more now if you like, up to ${rupees(figures.totalToPay)}.`
                : 'Paid in full today.'}
            </Spoken>
          }
          problem={problem?.at === 'amount' ? problem.text : undefined}
          onChange={(value) => {
            setTyped(value)
            setProblem(undefined)
          }}
        />
      }
      dueRows={dueRows(figures)}
      payable={{ label: 'Payable now', value: rupees(figures.payable, 'exact') }}
      after={[{ label: `Balance at ${BRAND.premises}`, value: rupees(figures.balance, 'exact') }]}
      action={
        !packageIn(cart) ? (
          <PackageNeeded />
        ) : linesOnRequest(cart).length > 0 ? (
          <PriceNeeded lines={linesOnRequest(cart)} {...removal} />
        ) : (
          <EdgeBar>
            {problem?.at === 'form' && (
              <Obstacle>
                <Alert tone="danger">{problem.text}</Alert>
              </Obstacle>
            )}
            <Due amount={rupees(figures.payable, 'exact')} />
            <Button ref={proceedRef} width="full" busy={busy && MESSAGES.wait} onClick={() => void proceed()}>
              Proceed to checkout
            </Button>
          </EdgeBar>
        )
      }
      note="UPI or card, in INR."
    />
  )
}

/** Shown in advance, because the reason after a press would be above the bar, out of sight. */
function PackageNeeded() {
  const pricing = useAtomValue(firstPricingAtom)
  return (
    <EdgeBar>
      <Obstacle>
        <Text size="small">{BOOKING_MESSAGES.noPackage}</Text>
      </Obstacle>
      <LinkButton href={pricing ?? '/'} width="full">
        Choose a package
      </LinkButton>
    </EdgeBar>
  )
}

function PriceNeeded({ lines, remove, removing }: { lines: readonly Line[] } & ReturnType<typeof useRemoval>) {
  const names = lines.map(nameOf).join(', ')
  const isLeaving = lines.some(({ CartitemId }) => CartitemId !== null && removing.includes(CartitemId))
  return (
    <EdgeBar>
      <Obstacle>
        <Text size="small">{`${feeOnRequest(names)} Ask for it, or remove ${names} to pay for the rest.`}</Text>
      </Obstacle>
      <Button
        width="full"
        busy={isLeaving && MESSAGES.wait}
        onClick={() => void remove(CART_TYPES.professional.TypeId, lines)}
      >
        {`Remove ${names}`}
      </Button>
    </EdgeBar>
  )
}

/** Says in the bar, where it is visible, why the checkout is blocked. */
function Obstacle({ children }: { children: ReactNode }) {
  return <div className={css.obstacle}>{children}</div>
}
