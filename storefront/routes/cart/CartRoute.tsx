import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Container, EmptyState, LinkButton, PageHeader, Section } from '../../../design-system/index.ts'
import { crumbs } from '../../shell/breadcrumbs.ts'
import { reportChunkError } from '../../problem.ts'
import { focusHeading, isFocusLost } from '../../shell/focus.ts'
import { LoadFailed } from '../../shell/match.tsx'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import { PageLoading } from '../../shell/PageLoading.tsx'
import type { Result } from '../../state/request.ts'
import { cartAtom, cartCountAtom, cartLoadAtom, isCartEmpty, reapplyCoupon, reloadCart } from '../../state/cart.ts'
import { firstPricingAtom } from '../../state/packages.ts'
import { skeletonSeen } from '../../state/resource.ts'
import { store } from '../../state/store.ts'
import { readText } from '../../storage.ts'
import type { SwapKey } from '../../storageKeys.ts'
import { MESSAGES } from '../../text/messages.ts'

/** Not loaded while the cart is empty. */
const FilledCart = lazyWithPreload(async () => (await import('./FilledCart.tsx')).FilledCart)

/** Guests have a cart too (C-013). Reapplies a kept coupon once the cart is loaded. */
export function CartRoute() {
  const cart = useAtomValue(cartAtom)
  const count = useAtomValue(cartCountAtom)
  const before = useRef(count)
  const [load, setLoad] = useState<Result<unknown>>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const since = performance.now()
    // `cartAtom` may still hold the cart that the previous page loaded.
    if (!isCartEmpty(store.get(cartAtom))) FilledCart.preload().catch(() => undefined)
    void reloadCart().then(async (outcome) => {
      if (readText('local', 'package-being-swapped' satisfies SwapKey)) {
        // If this fails, the next visit finishes the swap.
        const part = await import('../pricing/swapPackage.ts').catch(reportChunkError).catch(() => undefined)
        await part?.finishSwap(outcome)
      }
      if (outcome.status === 'done' && !isCartEmpty(outcome.value))
        await Promise.allSettled([reapplyCoupon(), FilledCart.preload()])
      await skeletonSeen(since)
      setLoad(outcome)
    })
  }, [attempt])
  // The removed line may have had focus.
  useEffect(() => {
    if (count < before.current && isFocusLost()) focusHeading()
    before.current = count
  }, [count])

  const reading = useAtomValue(cartLoadAtom)
  // An unread cart may or may not be empty. The newest call counts, which may be one of the header or of a removal.
  const isReading = load === undefined || (load.status === 'done' && !cart && reading === 'waiting')
  const isRefused = load?.status === 'refused' || reading === 'failed'
  const isUnread = !isReading && (load.status === 'failed' || (isRefused && isCartEmpty(cart)))

  return (
    <Container>
      <PageHeader title="Your cart" crumbs={crumbs({ text: 'Cart' })} />
      <Section pad="page">
        {isReading && <PageLoading bare />}
        {isUnread && (
          <LoadFailed msg={'msg' in load ? load.msg : MESSAGES.somethingBad} reload={() => setAttempt(attempt + 1)} />
        )}
        {!isReading && !isUnread && cart && !isCartEmpty(cart) && (
          <Suspense fallback={<PageLoading bare />}>
            <FilledCart cart={cart} />
          </Suspense>
        )}
        {!isReading && !isUnread && isCartEmpty(cart) && <EmptyCart />}
      </Section>
    </Container>
  )
}

function EmptyCart() {
  const pricing = useAtomValue(firstPricingAtom)
  return (
    <EmptyState
      level={2}
      title={MESSAGES.cartEmpty}
      picture={{ src: '/art/spot/empty-cart.svg', alt: '' }}
      action={pricing && <LinkButton href={pricing}>{MESSAGES.startBooking}</LinkButton>}
    >
      Looks like you haven't added anything to your cart yet
    </EmptyState>
  )
}
