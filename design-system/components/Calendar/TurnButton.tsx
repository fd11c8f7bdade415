import { Icon } from '../Icon/Icon.tsx'
import * as css from './Calendar.css.ts'

interface TurnButtonProps {
  label: string
  icon: 'chevron-left' | 'chevron-right'
  onTurn: () => void
  /** There is no month on that side to pick from. */
  isDisabled: boolean | undefined
  onFocusChange: ((isFocused: boolean) => void) | undefined
}

/** One side of the month: a plain button is all React Aria needs. */
export function TurnButton({ label, icon, onTurn, isDisabled, onFocusChange }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={css.turn}
      aria-label={label}
      disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      onClick={onTurn}
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
    >
      <Icon name={icon} />
    </button>
  )
}
