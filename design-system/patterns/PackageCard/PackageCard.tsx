import type { ReactNode } from 'react'
import { useId } from 'react'
import { slate } from '../../styles/surface.css.ts'
import { ArchPicture } from '../../components/Arch/Arch.tsx'
import { CardAction, type CardActionProps } from '../../components/CardAction/CardAction.tsx'
import { DayArc, type DayArcProps } from '../DayArc/DayArc.tsx'
import { Problem } from '../../components/Field/Field.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Price, type PriceProps } from '../../components/Price/Price.tsx'
import { ScrollBox } from '../../components/ScrollBox/ScrollBox.tsx'
import * as css from './PackageCard.css.ts'

export interface PackageCardProps {
  /** The package's name; the card's heading. */
  name: string
  /** Heading level of the name. */
  level?: 2 | 3 | undefined
  /** The hours of the shoot, if the package has any. */
  window?: DayArcProps | undefined
  /** Price, list price and saving, already formatted. */
  price: Omit<PriceProps, 'size' | 'note'>
  /** A line under the price: 'Our longest single day'. */
  note?: string | undefined
  /** A picture of a shoot in this package. */
  picture?: { src: string; alt: string } | undefined
  /** What is included, a few words each. */
  features: readonly string[]
  /** Names the list: 'Included in First Light'. */
  featuresLabel: string
  /** The button that adds the package, or a link if it has no price. */
  action: CardActionProps & {
    /** Why adding it was refused. It can be tried again. */
    problem?: string | undefined
  }
  /** Below the button, which it does not push out of sight: an `AvailabilityBadge` for the day that was chosen, and what follows from it. */
  day?: ReactNode
  /** A word below the name, for a card that stands out by a dark outline and a yellow slate: 'Recommended'. */
  featured?: string | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** A package. Use it in a `PackageGrid`, which aligns the rows of neighbours. */
export function PackageCard({
  name,
  level = 3,
  price,
  note,
  picture,
  action,
  day,
  featured,
  id,
  ...rest
}: PackageCardProps) {
  const own = useId()
  const title = `${id ?? own}-title`
  const { problem } = action
  return (
    <article id={id} aria-labelledby={title} className={css.card[featured ? 'featured' : 'plain']}>
      <div className={slate[featured ? 'sun' : 'quiet']} />
      <div className={css.top}>
        <div className={css.title}>
          <div className={css.name}>
            <Heading level={level} size="title-m" id={title}>
              {name}
            </Heading>
            {featured && <p className={css.word}>{featured}</p>}
          </div>
          {picture && (
            <div className={css.picture}>
              <ArchPicture {...picture} />
            </div>
          )}
        </div>
        <div className={css.hours}>{rest.window && <DayArc {...rest.window} />}</div>
        <div className={css.price}>
          <Price {...price} note={note} size="large" />
        </div>
        <div className={css.action}>
          <CardAction {...action} about={title} also={problem && `${title}-problem`} />
          {problem && <Problem control={title}>{problem}</Problem>}
          {day && <div className={css.day}>{day}</div>}
        </div>
      </div>
      <div className={css.features}>
        <ScrollBox label={rest.featuresLabel} fade="foot">
          <ul className={css.list}>
            {rest.features.map((feature, at) => (
              <li key={`${at} ${feature}`} className={css.feature}>
                {feature}
              </li>
            ))}
          </ul>
        </ScrollBox>
      </div>
    </article>
  )
}

export function PackageGrid({
  children,
  id,
}: {
  /** The `PackageCard`s. */
  children: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
}) {
  return (
    <div id={id} className={css.room}>
      <div className={css.grid}>{children}</div>
    </div>
  )
}
