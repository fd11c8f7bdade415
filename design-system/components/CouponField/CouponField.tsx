import { useEffect, useId, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Field, useField } from '../Field/Field.tsx'
import { box } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spoken } from '../VisuallyHidden/Spoken.tsx'
import * as css from './CouponField.css.ts'

interface AppliedState {
  code: string
  /** What it saves: 'You save ₹500.' */
  text: string
  removeLabel: string
  onRemove: () => void
  busy?: boolean | undefined
}

interface Entry {
  /** The coupon in force, with its saving and a button to remove it; replaces the field. */
  applied?: AppliedState | undefined
  /** The visible label above the field. */
  label: string
  /** An example in the empty field. */
  placeholder?: string | undefined
  /** The code as typed. */
  value: string
  /** Called at each keystroke with the code. */
  onChange: (value: string) => void
  /** Called on Enter and on the button, unless busy. */
  onApply: () => void
  /** The text of the button: 'Apply'. */
  applyLabel: string
  /** The button's text while the code is checked; false otherwise. @default false */
  busy?: string | false | undefined
  /** A line of help; part of the field's description. */
  hint?: string | undefined
  /** Why the code was refused. Marks the field invalid. */
  problem?: string | undefined
  /** The field's name in a form. @default 'coupon' */
  name?: string | undefined
  /** The most characters that can be entered. */
  maxLength?: number | undefined
}

interface Applied {
  /** The coupon in force, with its saving and a button to remove it; replaces the field. */
  applied: AppliedState
  label?: undefined
}

/** Either a coupon being entered or an applied one. The props of the field may stay beside an applied one. */
export type CouponFieldProps = (Entry | Applied) & {
  /** The `id` of the field, or of the applied coupon. */
  id?: string | undefined
}

export function CouponField(props: CouponFieldProps) {
  const root = useFocusKeptOnSwap(props.applied !== undefined)
  return (
    <div ref={root}>
      {props.applied && <AppliedCoupon id={props.id} applied={props.applied} />}
      {!props.applied && props.label !== undefined && <CouponEntry {...props} />}
    </div>
  )
}

/** Moves focus to the replacement, because the focused control disappears when a coupon is applied or removed. */
function useFocusKeptOnSwap(applied: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const before = useRef(applied)
  useEffect(() => {
    if (before.current === applied) return
    before.current = applied
    const lost = document.activeElement === null || document.activeElement === document.body
    if (lost) root.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [applied])
  return root
}

function CouponEntry({
  id,
  label,
  value,
  onChange,
  onApply,
  applyLabel,
  busy = false,
  hint,
  problem,
  ...rest
}: Entry & { id?: string | undefined }) {
  const { control, aria } = useField(id, { hint, problem })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onApply()
      }}
    >
      <Field control={control} label={label} hint={hint} problem={problem}>
        <div className={css.join}>
          <div className={css.input}>
            <input
              {...aria}
              type="text"
              name={rest.name ?? 'coupon'}
              value={value}
              placeholder={rest.placeholder}
              maxLength={rest.maxLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className={box}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          </div>
          <Button type="submit" variant="secondary" busy={busy}>
            {applyLabel}
          </Button>
        </div>
      </Field>
    </form>
  )
}

function AppliedCoupon({ id, applied }: { id?: string | undefined; applied: AppliedState }) {
  const text = useId()
  return (
    <div id={id} className={css.applied}>
      <Icon name="ticket" />
      <div>
        <p className={css.code}>{applied.code}</p>
        <p id={text} className={css.saved}>
          <Spoken>{applied.text}</Spoken>
        </p>
      </div>
      <IconButton
        icon="close"
        label={applied.removeLabel}
        aria-describedby={text}
        onClick={applied.onRemove}
        busy={applied.busy}
      />
    </div>
  )
}
