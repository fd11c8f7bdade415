import { Button } from '../Button/Button.tsx'

export interface CardActionProps {
  label: string
  /** The full name of the button: 'Add to cart, Gulmohar Lehenga'; has to contain `label`. Without one the card's title describes it. */
  describedName?: string | undefined
  onPress: () => void
  /** What it says meanwhile: 'Please Wait...'. */
  busy?: string | false | undefined
}

/** The one button of a card. Many of them stand on a page with the same words, so each says what it is about. */
export function CardAction({
  label,
  describedName,
  onPress,
  busy = false,
  about,
}: CardActionProps & { /** The id of the card's title. */ about: string }) {
  const words = describedName && !busy ? { 'aria-label': describedName } : { 'aria-describedby': about }
  return (
    <Button {...words} width="full" busy={busy} onClick={onPress}>
      {label}
    </Button>
  )
}
