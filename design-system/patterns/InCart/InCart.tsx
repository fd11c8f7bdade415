import type { Ref } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import { Link } from '../../components/Link/Link.tsx'
import * as css from './InCart.css.ts'

export const IN_CART_SIZES = ['medium', 'large'] as const

export interface InCartProps {
  /** What happened, and for when: 'In your cart for 7 Dec.' */
  children: string
  /** Where it leads: the cart. */
  href: string
  /** What the link promises, after the sentence: 'View cart'. */
  lead: string
  /** The size of the button that it replaces. */
  size?: (typeof IN_CART_SIZES)[number] | undefined
  /** The link, to move focus to it where the button is gone. */
  ref?: Ref<HTMLAnchorElement>
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** The result of adding. It replaces the pressed button and has its height, so that nothing moves. */
export function InCart({ children, href, lead, size = 'medium', ref, id }: InCartProps) {
  return (
    <Link ref={ref} id={id} href={href} className={css.link[size]}>
      {size === 'large' && (
        <span className={css.icon}>
          <Icon name="check-circle" size="small" />
        </span>
      )}
      <span>
        <Spoken>{children}</Spoken> <span className={css.lead}>{lead}</span>
      </span>
    </Link>
  )
}
