import type { ReactNode } from 'react'
import { useId } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { TextButton } from '../../components/TextLink/TextLink.tsx'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import * as css from './CartGroup.css.ts'

export interface CartGroupProps {
  /** Its heading, which also names the section: 'Outfits'. */
  title: string
  /** The sum of the group, already formatted. */
  amount?: string | undefined
  /** A button that removes the whole group; its label names the group. */
  removeAll?: { label: string; onPress: () => void; busy?: string | false | undefined } | undefined
  /** The `CartLine`s. */
  children: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** Cart lines of one kind: the package, the outfits, the stay. */
export function CartGroup({ title, amount, removeAll, children, id }: CartGroupProps) {
  const own = useId()
  const heading = `${id ?? own}-title`
  return (
    <section id={id} aria-labelledby={heading} className={css.group}>
      <div className={css.head}>
        <Heading level={2} size="title-m" id={heading}>
          {title}
        </Heading>
        {(amount || removeAll) && (
          <div className={css.end}>
            {removeAll && (
              <TextButton onClick={removeAll.onPress} busy={removeAll.busy} aria-describedby={heading}>
                {removeAll.label}
              </TextButton>
            )}
            {amount && (
              <p className={css.amount}>
                <Spoken>{amount}</Spoken>
              </p>
            )}
          </div>
        )}
      </div>
      {children}
    </section>
  )
}
