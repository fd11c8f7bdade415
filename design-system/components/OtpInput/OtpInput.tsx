import type { Ref } from 'react'
import { useState } from 'react'
import { digitsOf } from '../Field/digits.ts'
import { type ControlProps, Field, type FieldWords, useField } from '../Field/Field.tsx'
import * as css from './OtpInput.css.ts'

export interface OtpInputProps extends Omit<FieldWords, 'optional'>, Pick<ControlProps, 'id' | 'required'> {
  /** The digits entered so far. */
  value: string
  /** Called with all digits at each keystroke and paste. */
  onChange: (value: string) => void
  /** The number of digits, each in a cell. */
  length?: number | undefined
  /** The name under which a form sends the code. */
  name?: string | undefined
  /** Makes the code read-only: once it is accepted, and while no more may be tried. */
  readOnly?: boolean | undefined
  /** The code is being checked: it keeps the focus and changes nothing meanwhile. */
  busy?: boolean | undefined
  /** The input element, to move focus to it. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A one-time code: one real input over drawn cells, so that autofill, paste, undo and screen readers work as usual. It
 * never submits by itself.
 */
export function OtpInput({
  label,
  value,
  onChange,
  length = 5,
  problem,
  hint,
  id,
  required,
  busy,
  ...props
}: OtpInputProps) {
  const rest = { ...props, readOnly: props.readOnly || busy }
  const { control, aria } = useField(id, { hint, problem, required })
  const [selection, setSelection] = useState({ start: value.length, end: value.length })
  return (
    <Field control={control} label={label} hint={hint} problem={problem}>
      <div className={css.code} aria-busy={busy || undefined}>
        <input
          {...rest}
          {...aria}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          className={css.input}
          value={value}
          onChange={(event) => onChange(typedCode(value, event.currentTarget.value, length))}
          onPaste={(event) => {
            event.preventDefault()
            if (!rest.readOnly) onChange(pastedCode(value, event.clipboardData.getData('text'), length))
          }}
          // The transparent text is narrower than the cells, so a tap puts the caret at the end.
          onClick={({ currentTarget }) => currentTarget.setSelectionRange(value.length, value.length)}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
            setSelection({ start: selectionStart ?? value.length, end: selectionEnd ?? value.length })
          }
        />
        <div className={css.cells} aria-hidden="true">
          {cellsOf(value, length, selection.start, selection.end).map(({ digit, current, selected }, index) => (
            <span
              key={index}
              className={css.cell}
              data-filled={digit ? '' : undefined}
              data-current={current ? '' : undefined}
              data-selected={selected ? '' : undefined}
            >
              {digit}
            </span>
          ))}
        </div>
      </div>
    </Field>
  )
}

export function typedCode(previous: string, typed: string, length: number): string {
  const digits = digitsOf(typed)
  if (digits.length <= length) return digits
  return previous.length === length ? previous : digits.slice(0, length)
}

/** A paste replaces the code. A paste without digits changes nothing. */
export function pastedCode(previous: string, pasted: string, length: number): string {
  const digits = digitsOf(pasted).slice(0, length)
  return digits === '' ? previous : digits
}

export interface Cell {
  digit: string
  current: boolean
  selected: boolean
}

/** What each cell shows. `start` and `end` are the selection; at the very end the last cell is current. */
export function cellsOf(value: string, length: number, start: number, end: number): readonly Cell[] {
  const at = Math.min(end, value.length, length - 1)
  return Array.from({ length }, (_, index) => ({
    digit: value[index] ?? '',
    current: index === at,
    selected: index >= start && index < Math.min(end, value.length),
  }))
}
