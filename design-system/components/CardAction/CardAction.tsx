import { Button } from '../Button/Button.tsx'

export interface CardActionProps {
  label: string
  /**
   * The accessible name, which must contain `label`: 'Add to cart, Gulmohar Lehenga'. Without it the card's title is
   * the description.
   */
  describedName?: string | undefined
  onPress: () => void
  busy?: string | false | undefined
  /** Why it cannot be pressed: 'Sold out'. */
  disabledReason?: string | undefined
}

export function CardAction({
  label,
  describedName,
  onPress,
  busy = false,
  disabledReason,
  about,
}: CardActionProps & { about: string }) {
  // The reason is the description of a disabled button.
  const described = disabledReason ? undefined : { 'aria-describedby': about }
  const words = describedName && !busy ? { 'aria-label': describedName } : described
  return (
    <Button {...words} {...(disabledReason ? { disabledReason } : { busy })} width="full" onClick={onPress}>
      {label}
    </Button>
  )
}
