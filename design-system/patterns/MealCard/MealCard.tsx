import { useId } from 'react'
import { CardAction, type CardActionProps } from '../../components/CardAction/CardAction.tsx'
import * as action from '../../components/CardAction/CardAction.css.ts'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx'
import type { PriceWords } from '../../components/Price/Amounts.tsx'
import { Price } from '../../components/Price/Price.tsx'
import { QuantityStepper, type QuantityStepperProps } from '../../components/QuantityStepper/QuantityStepper.tsx'
import { ScrollBox } from '../../components/ScrollBox/ScrollBox.tsx'
import * as css from './MealCard.css.ts'

export interface MealCardProps {
  /** The name of the meal; the card's heading. */
  title: string
  /** The picture of the meal, with its alternative text. */
  picture: Pick<PictureProps, 'src' | 'alt' | 'loading' | 'fetchPriority' | 'sizes'>
  /** The price, already formatted. */
  price: PriceWords
  /** Shown after the price: 'per head'. */
  unit?: string | undefined
  /** The dishes. The list scrolls beyond seven lines, except on phones. */
  menu: readonly string[]
  /** Names the list: 'Menu of Farm Thali'. */
  menuLabel: string
  /** What else is known of it, after the unit: '2 in your cart'. */
  note?: string | undefined
  /** The number of people: the props of a `QuantityStepper`. Left out if it has no price; not shown while the button is disabled. */
  quantity?: Omit<QuantityStepperProps, 'size' | 'id' | 'name'> | undefined
  /** The button that adds it to the cart, or a link if it has no price. */
  action: CardActionProps
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function MealCard({
  title,
  picture,
  price,
  unit,
  menu,
  menuLabel,
  note,
  quantity,
  action: press,
  id,
}: MealCardProps) {
  const own = useId()
  const heading = `${id ?? own}-title`
  return (
    <div className={css.room}>
      <article id={id} aria-labelledby={heading} className={css.card}>
        <div className={css.picture}>
          <Picture {...picture} ratio="fill" />
        </div>
        <div className={css.body}>
          <Heading level={2} size="title-m" id={heading}>
            {title}
          </Heading>
          <div className={css.price}>
            <Price {...price} />
            {(unit || note) && <p className={css.unit}>{[unit, note].filter(Boolean).join(' · ')}</p>}
          </div>
          <div className={css.menu}>
            <ScrollBox label={menuLabel} fade="foot" height="sevenLines">
              <ul>
                {menu.map((line, at) => (
                  <li key={`${at} ${line}`}>{line}</li>
                ))}
              </ul>
            </ScrollBox>
          </div>
          <div className={action.row}>
            {quantity && !press.disabledReason && <QuantityStepper {...quantity} size="full" />}
            <CardAction {...press} about={heading} />
          </div>
        </div>
      </article>
    </div>
  )
}
