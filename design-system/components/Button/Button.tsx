import { useId, type MouseEvent, type ReactNode, type Ref } from 'react'
import * as css from './Button.css.ts'
import { focusPressed } from './focusPressed.ts'
import { buttonClass, type ButtonLook } from './look.ts'

interface ButtonBase extends ButtonLook {
  /** Its label: a verb and its object. */
  children: ReactNode
  /** The outermost element's `id`. */
  id?: string
  /** The button element, to move focus to it. */
  ref?: Ref<HTMLButtonElement>
  /** `submit` sends the form that it is in, or the one of `form`. */
  type?: 'button' | 'submit'
  /** The `id` of the form that it submits, if it is outside of it. */
  form?: string
  /** Called on a press, unless it is busy or disabled. */
  onClick?: () => void
  /** Accessible name, if the label alone does not say enough; must contain it. */
  'aria-label'?: string
  /** The `id` of a text that describes it. */
  'aria-describedby'?: string
  /** Whether the panel that it opens is open. */
  'aria-expanded'?: boolean
  /** The `id` of the panel that it opens. */
  'aria-controls'?: string
  /** What kind of panel it opens. */
  'aria-haspopup'?: 'dialog' | 'menu'
}

/** A button is idle, busy with a label, or disabled with a reason; never two at once. */
export type ButtonProps = ButtonBase &
  (
    | { busy?: undefined; disabledReason?: undefined }
    | {
        /** The label while its action is running; false otherwise. */
        busy: string | false
        disabledReason?: undefined
      }
    | {
        busy?: undefined
        /** Why it is disabled: shown below the label, and its accessible description. */
        disabledReason: string | false
      }
  )

/** A busy or disabled button stays focusable (`aria-disabled`) and ignores presses, including form submits. */
export function Button({
  children,
  variant,
  size,
  width,
  busy,
  disabledReason,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const reason = useId()
  const off = Boolean(busy) || Boolean(disabledReason)
  // After the first press of a double click, the same button may be that of the next step, whose field has focus.
  const isRepeated = ({ detail }: MouseEvent) => type === 'submit' && detail > 1
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, width })}
      aria-disabled={off || undefined}
      data-busy={busy ? '' : undefined}
      aria-describedby={[disabledReason && reason, rest['aria-describedby']].filter(Boolean).join(' ') || undefined}
      onMouseDown={(event) => {
        if (isRepeated(event)) event.preventDefault()
      }}
      onClick={(event) => {
        if (off || isRepeated(event)) return event.preventDefault()
        focusPressed(event)
        onClick?.()
      }}
    >
      {busy ? (
        <span className={css.words}>
          <span className={css.away} aria-hidden="true">
            {children}
          </span>
          <span className={css.word}>{busy}</span>
        </span>
      ) : disabledReason ? (
        <>
          <span className={css.word}>{children}</span>
          <span id={reason} className={css.reason} aria-hidden="true">
            {disabledReason}
          </span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
