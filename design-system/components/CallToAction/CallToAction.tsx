import { useId } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import * as css from './CallToAction.css.ts'

export interface CallToActionProps {
  /** Its heading, which also names the section. */
  title: string
  /** The link's address and text. */
  action: { href: string; text: string }
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function CallToAction({ title, action, id }: CallToActionProps) {
  const own = useId()
  const heading = `${id ?? own}-title`
  return (
    <section id={id} aria-labelledby={heading} className={css.band}>
      <div className={css.inside}>
        <div className={css.title}>
          <Heading level={2} size="title-l" id={heading}>
            {title}
          </Heading>
        </div>
        <LinkButton href={action.href} size="large">
          {action.text}
          <Icon name="arrow-right" />
        </LinkButton>
      </div>
    </section>
  )
}
