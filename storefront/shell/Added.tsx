import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { InCart } from '../../design-system/index.ts'
import { cartAtom, shootDayOf } from '../state/cart.ts'
import { dMy, parseDMy, type Day } from '../text/dates.ts'

export interface AddedProps {
  /** The day as sent; else that of the shoot in the cart, which everything is added for. */
  day?: string | undefined
  large?: boolean | undefined
  /** Focused when a dialog closes. */
  link?: RefObject<HTMLAnchorElement | null> | undefined
}

/** `7 Dec`, because the year is obvious. Defined here, because every page loads the other date helpers. */
const dayMonth = (day: Day): string => dMy(day).slice(0, -5).replace(/^0/, '')

export function Added({ day, large, link }: AddedProps) {
  const cart = useAtomValue(cartAtom)
  const date = parseDMy(day ?? shootDayOf(cart) ?? '')
  const own = useRef<HTMLAnchorElement>(null)
  const ref = link ?? own
  // The note may replace the pressed button.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [ref])
  return (
    <InCart ref={ref} href="/cart" lead="View cart" size={large ? 'large' : 'medium'}>
      {`In your cart${date ? ` for ${dayMonth(date)}` : ''}.`}
    </InCart>
  )
}

/** Created here, so that a page that imports this after an add needs no component of its own. */
export const addedToCartNote = <Added />
