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
}

export function CardAction({
  label,
  describedName,
  onPress,
  busy = false,
  about,
}: CardActionProps & { about: string }) {
  const words = describedName && !busy ? { 'aria-label': describedName } : { 'aria-describedby': about }
  return (
    <Button {...words} width="full" busy={busy} onClick={onPress}>
      {label}
    </Button>
  )
}
