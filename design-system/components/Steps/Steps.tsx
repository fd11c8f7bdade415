import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './Steps.css.ts'

export const STEP_STATES = ['done', 'current', 'next'] as const
export type StepState = (typeof STEP_STATES)[number]

export interface StepsProps {
  /** Accessible name of the list. */
  label: string
  /** The steps in order; one with an address is a link back. */
  items: readonly { text: string; state: StepState; href?: string | undefined }[]
  /** Hidden text after each step: 'done', 'current step', 'to come'. */
  stateWords: Record<StepState, string>
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function Steps({ label, items, stateWords, id }: StepsProps) {
  return (
    <ol id={id} aria-label={label} className={css.list}>
      {items.map(({ text, state, href }) => {
        const inside = (
          <>
            {state === 'done' && <Icon name="check-circle" />}
            {text}
            <VisuallyHidden>, {stateWords[state]}</VisuallyHidden>
          </>
        )
        return (
          <li key={text} aria-current={state === 'current' ? 'step' : undefined} className={css.step}>
            {href ? (
              <Link href={href} className={css.link}>
                {inside}
              </Link>
            ) : (
              inside
            )}
          </li>
        )
      })}
    </ol>
  )
}
