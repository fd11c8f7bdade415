import type { ReactNode } from 'react'
import { useId } from 'react'
import { DayArc, type DayArcProps } from '../DayArc/DayArc.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Amounts, type PriceWords } from '../../components/Price/Amounts.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { list, selling } from '../../components/Price/Price.css.ts'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import * as css from './CartLine.css.ts'

export interface CartLineProps {
  /** What was put in the cart; the line's heading. */
  name: string
  /** A small picture of it; without one the text takes the room. */
  picture?: { src: string; alt: string } | undefined
  /** Short lines under the name: category, size, quantity. */
  details: readonly string[]
  /** The hours of the shoot, drawn as an arc of the day. */
  window?: DayArcProps | undefined
  /** The day, already formatted. */
  date?: string | undefined
  /** The amount of the line, already formatted. */
  price: PriceWords
  /** The delete button; its label names the item: 'Remove Golden Hour'. */
  remove?: { label: string; onPress: () => void; busy?: boolean | undefined } | undefined
  /** An action for the line: 'Change date'. */
  action?: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** The quantity of a cart line is text, because the API cannot change it. */
export function CartLine({ name, picture, details, date, price, remove, action, id, ...rest }: CartLineProps) {
  const own = useId()
  const title = `${id ?? own}-title`
  return (
    <article id={id} aria-labelledby={title} className={css.line[picture ? 'pictured' : 'plain']}>
      {picture && (
        <div className={css.picture}>
          <Picture {...picture} sizes="92px" width={92} height={108} ratio="92/108" />
        </div>
      )}
      <div className={css.words}>
        <Heading level={3} size="title-s" id={title}>
          {name}
        </Heading>
        {details.map((detail) => (
          <p key={detail} className={css.detail}>
            <Spoken isolated>{detail}</Spoken>
          </p>
        ))}
        {rest.window && (
          <div className={css.hours}>
            <DayArc {...rest.window} />
          </div>
        )}
        {(date || action) && (
          <div className={css.when}>
            {date && (
              <p className={css.date}>
                <Spoken isolated>{date}</Spoken>
              </p>
            )}
            {action}
          </div>
        )}
      </div>
      <div className={css.end}>
        <p className={css.price}>
          <Amounts {...price} look={{ selling: selling.small, list: list.small }} />
        </p>
        {remove && (
          <div className={css.bin}>
            <IconButton icon="trash" label={remove.label} onClick={remove.onPress} busy={remove.busy} />
          </div>
        )}
      </div>
    </article>
  )
}
