import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'

export interface CardActionProps {
  label: string
  /**
   * The accessible name, which must contain `label`: 'Add to cart, Gulmohar Lehenga'. Without it the card's title is
   * the description.
   */
  describedName?: string | undefined
  /** Called on a press. Not for a link. */
  onPress?: (() => void) | undefined
  /** Makes it a link, for what cannot be bought here: 'Ask for the price'. */
  href?: string | undefined
  busy?: string | false | undefined
  /** Why it cannot be pressed: 'Sold out'. */
  disabledReason?: string | undefined
  /** Replaces the button after a press: an `InCart`. */
  added?: ReactNode
}

export function CardAction({
  label,
  describedName,
  onPress,
  href,
  busy = false,
  disabledReason,
  added,
  about,
  also,
}: CardActionProps & {
  /** The `id` of the card's title. */
  about: string
  /** The `id` of a text that always describes it: why adding was refused. */
  also?: string | undefined
}) {
  // The accessible name has to contain the visible text, and a busy word or a reason is visible.
  const named = busy || disabledReason ? undefined : describedName
  const described = [!named && about, also].filter(Boolean).join(' ')
  const words = { ...(named && { 'aria-label': named }), ...(described && { 'aria-describedby': described }) }
  if (added) return added
  if (href !== undefined) {
    return (
      <LinkButton {...words} href={href} variant="secondary" width="full">
        {label}
      </LinkButton>
    )
  }
  return (
    <Button
      {...words}
      {...(disabledReason ? { disabledReason } : { busy })}
      width="full"
      {...(onPress && { onClick: onPress })}
    >
      {label}
    </Button>
  )
}
