import { useId } from 'react'
import { ArchPicture } from '../../components/Arch/Arch.tsx'
import { CardAction, type CardActionProps } from '../../components/CardAction/CardAction.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import * as css from './PersonCard.css.ts'

interface Fact {
  label: string
  value: string
}

export interface PersonCardProps {
  /** The person's name; the card's heading. */
  name: string
  /** The picture in the arch, with its alternative text. */
  portrait: { src: string; alt: string }
  /** Opens a new tab; `label` names the person: 'Meera Kulkarni on Instagram'. */
  social?: { href: string; label: string } | undefined
  /** What the person does, in a sentence or two. */
  description: string
  /** 'Experience', '12 years'. */
  experience?: Fact | undefined
  /** 'Per day', '₹8,500', if agreed. */
  fee?: Fact | undefined
  /** The button that adds the person to the booking, or a link if the fee is not known. */
  action: CardActionProps
  /** If there is something to see. `describedName` must contain `text`. */
  portfolio?: { href: string; text: string; describedName?: string | undefined } | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function PersonCard({
  name,
  portrait,
  social,
  description,
  experience,
  fee,
  action,
  portfolio,
  id,
}: PersonCardProps) {
  const own = useId()
  const title = `${id ?? own}-title`
  const facts = [experience, fee].filter((fact) => fact !== undefined)
  return (
    <div className={css.room}>
      <article id={id} aria-labelledby={title} className={css.card}>
        <div className={css.portrait}>
          <ArchPicture {...portrait} ratio="4/5.1" />
        </div>
        <div className={css.words}>
          <div className={css.top}>
            <div className={css.name}>
              <Heading level={2} size="title-m" id={title}>
                {name}
              </Heading>
            </div>
            {social && (
              <div className={css.social}>
                <IconButton icon="instagram" label={social.label} href={social.href} external />
              </div>
            )}
          </div>
          <p className={css.about}>{description}</p>
          {facts.length > 0 && (
            <dl className={css.facts}>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className={css.label}>{label}</dt>
                  <dd className={css.value}>
                    <Spoken isolated>{value}</Spoken>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className={css.actions}>
          <div className={css.button}>
            <CardAction {...action} about={title} />
          </div>
          {portfolio && (
            <TextLink href={portfolio.href} aria-label={portfolio.describedName}>
              {portfolio.text}
            </TextLink>
          )}
        </div>
      </article>
    </div>
  )
}
