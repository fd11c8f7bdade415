import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useState } from 'react'
import {
  Alert,
  Columns,
  Container,
  Loading,
  PageHeader,
  Section,
  Skeleton,
  Stack,
  Steps,
} from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetUserCart, type Cart } from '../../api/contract/cart.ts'
import { readKey } from '../../api/identity.ts'
import { LoadFailed } from '../../shell/match.tsx'
import { go, loginPath } from '../../shell/navigation.ts'
import { HoldFooter } from '../../shell/PageLoading.tsx'
import { couponAtom, couponProblemAtom, isCartEmpty, reapplyCoupon } from '../../state/cart.ts'
import type { PaymentState } from '../../payment/state.ts'
import { loadPayments, paymentsAtom } from '../../state/payments.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { sessionAtom } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { BOOKING_MESSAGES, uncheckedCoupon } from '../../text/bookingMessages.ts'
import { MESSAGES } from '../../text/messages.ts'
import { isCompleteCart, linesOnRequest } from '../cart/groups.ts'
import { CheckoutView } from './CheckoutView.tsx'

const STEPS = [
  { text: 'Cart', state: 'done', href: '/cart' },
  { text: 'Billing', state: 'current' },
  { text: 'Payment', state: 'next' },
] as const

const ENDED: ReadonlySet<string> = new Set<PaymentState['status']>(['stopped', 'confirmed', 'refused'])

/** Redirects to /cart if the cart is empty (CHK-08), or says why it cannot be paid. */
export function CheckoutRoute() {
  const session = useAtomValue(sessionAtom)
  const payments = useAtomValue(paymentsAtom)
  const cart = useResource(
    `checkout ${session.status}`,
    async (signal) => {
      const [answer] = await Promise.all([
        // The checkout sends the user without the session (C-017).
        send(GetUserCart, { UserId: readKey('UserId') }, { signal }),
        reapplyCoupon(),
        loadPayments(),
      ])
      return answer
    },
    { personal: true },
  )
  const [changed, setChanged] = useState<Cart>()
  const shown = changed ?? valueOf(cart)
  const nothing =
    cart.status === 'refused' || (shown !== undefined && (isCartEmpty(shown) || linesOnRequest(shown).length > 0))
  // A confirmed order empties the cart before the result page is shown.
  const settled = payments?.getState().status === 'confirmed'

  // Only what ends while the checkout is open is about this cart. A layout effect, because it has to come before
  // `usePaymentEndings`.
  useLayoutEffect(() => {
    const left = store.get(paymentsAtom)
    if (left && ENDED.has(left.getState().status)) left.reset()
  }, [])

  useEffect(() => {
    if (session.status === 'guest') go(loginPath('/checkout'), { replace: true })
    else if (nothing && !settled) go('/cart', { replace: true })
  }, [session, nothing, settled])

  return (
    <Container>
      <Section pad="stack">
        <Steps
          label="Progress"
          items={[...STEPS]}
          stateWords={{ done: 'done', current: 'current step', next: 'to come' }}
        />
      </Section>
      <PageHeader title="Who is booking?" />
      <Section pad="page">
        {cart.status === 'failed' && <LoadFailed {...cart} />}
        {shown && session.status === 'user' && payments && !nothing ? (
          isCompleteCart(shown) ? (
            <>
              <CouponProblem />
              <CheckoutView cart={shown} onCart={setChanged} session={session} payments={payments} />
            </>
          ) : (
            <LoadFailed
              msg={BOOKING_MESSAGES.unreadCart}
              reload={() => {
                setChanged(undefined)
                if (cart.status !== 'loading') cart.reload()
              }}
            />
          )
        ) : (
          cart.status !== 'failed' && <CheckoutLoading />
        )}
      </Section>
    </Container>
  )
}

/** Otherwise a visitor would pay the full price unawares, and the order would use up a code that was not checked. */
function CouponProblem() {
  const coupon = useAtomValue(couponAtom)
  const problem = useAtomValue(couponProblemAtom)
  const [busy, setBusy] = useState(false)
  const code = readKey('txtCouponCode')
  if (coupon || (!code && !problem)) return null
  return (
    <Section pad="stack">
      {code ? (
        <LoadFailed
          tone="warning"
          msg={uncheckedCoupon(code)}
          busy={busy}
          reload={() => {
            setBusy(true)
            void reapplyCoupon().then(() => setBusy(false))
          }}
        />
      ) : (
        <Alert tone="warning">{problem}</Alert>
      )}
    </Section>
  )
}

function CheckoutLoading() {
  return (
    <Loading label={MESSAGES.wait}>
      <HoldFooter />
      <Columns side={<Skeleton shape="card" height="480px" />}>
        <Stack gap={8}>
          {['name', 'contact', 'tax number', 'notes'].map((field) => (
            <Skeleton key={field} shape="block" height="56px" />
          ))}
        </Stack>
      </Columns>
    </Loading>
  )
}
