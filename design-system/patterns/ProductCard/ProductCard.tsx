import type { ReactNode } from 'react'
import { useId } from 'react'
import { CardAction, type CardActionProps } from '../../components/CardAction/CardAction.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx'
import type { PriceWords } from '../../components/Price/Amounts.tsx'
import { Price } from '../../components/Price/Price.tsx'
import { QuantityStepper, type QuantityStepperProps } from '../../components/QuantityStepper/QuantityStepper.tsx'
import * as css from './ProductCard.css.ts'

export interface ProductCardProps {
  /** The product's name; the card's heading. */
  name: string
  /** Heading level of the name. */
  level?: 2 | 3 | undefined
  /** Cropped to 4 by 4.9. Leave `alt` empty where the name says it all. */
  picture: Pick<PictureProps, 'src' | 'alt' | 'loading' | 'fetchPriority' | 'sizes'>
  /** The size in words, below the name. */
  size?: string | undefined
  /** What else is known of it, after the size: '2 in your cart'. */
  note?: string | undefined
  /** The price, already formatted. */
  price: PriceWords
  /** What is chosen before it is added, such as a size; above the quantity. */
  options?: ReactNode
  /** Left out if at most one can be taken, or it has no price: the button then is alone, as it is while disabled. */
  quantity?: Omit<QuantityStepperProps, 'size' | 'id' | 'name'> | undefined
  /** The button that adds it to the cart, or a link if it has no price. */
  action: CardActionProps
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function ProductCard({
  name,
  level = 3,
  picture,
  size,
  note,
  price,
  options,
  quantity,
  action: press,
  id,
}: ProductCardProps) {
  const own = useId()
  const title = `${id ?? own}-title`
  return (
    <article id={id} aria-labelledby={title} className={css.card}>
      <div className={css.picture}>
        <Picture sizes="(max-width: 600px) 50vw, 33vw" {...picture} ratio="fill" />
      </div>
      <div className={css.words}>
        <Heading level={level} size="title-s" id={title}>
          {name}
        </Heading>
        {(size || note) && <p className={css.size}>{[size, note].filter(Boolean).join(' · ')}</p>}
        <Price {...price} />
      </div>
      <div className={css.foot}>
        {options && <div className={css.options}>{options}</div>}
        {quantity && !press.disabledReason && <QuantityStepper {...quantity} size="full" />}
        <CardAction {...press} about={title} />
      </div>
    </article>
  )
}

/** Shows two columns on phones, and as many as fit on wider screens. */
export function ProductGrid({
  children,
  id,
}: {
  /** The `ProductCard`s. */
  children: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
}) {
  return (
    <div id={id} className={css.grid}>
      {children}
    </div>
  )
}
