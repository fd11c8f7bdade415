import { useRef, type ReactNode, type Ref } from 'react'
import { digitsOf } from '../Field/digits.ts'
import { Field, useField } from '../Field/Field.tsx'
import * as css from './AmountField.css.ts'

export interface AmountFieldProps {
  /** The visible label above the field. */
  label: string
  /** Digits only, whole rupees. May be empty. */
  value: string
  /** Called at each keystroke with the digits that remain. */
  onChange: (value: string) => void
  /** The most digits that can be entered. */
  maxLength?: number | undefined
  /** A line of help; part of the field's description. */
  hint?: ReactNode
  /** The error message. Marks the field invalid. */
  problem?: string | undefined
  /** Called on blur and on Enter. */
  onCommit?: (() => void) | undefined
  /** The name under which a form sends the amount. */
  name?: string | undefined
  /** The control's `id`; generated if left out. */
  id?: string | undefined
  /** The input element, to move focus to it. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A large field for an amount in rupees. It keeps digits only; the caller validates. */
export function AmountField({
  label,
  value,
  onChange,
  maxLength = 7,
  hint,
  problem,
  onCommit,
  name = 'amount',
  id,
  ref,
}: AmountFieldProps) {
  const { control, aria } = useField(id, { hint, problem })
  /** A typed point is not kept, but the digits after it are paise. */
  const inPaise = useRef(false)
  const type = (text: string): void => {
    if (text.length <= value.length && !text.includes('.')) inPaise.current = false
    else if (text.includes('.')) inPaise.current = true
    else if (inPaise.current) return
    onChange(typedAmount(value, text))
  }
  return (
    <Field control={control} label={label} hint={hint} problem={problem}>
      <span className={css.root}>
        <span className={css.sign} aria-hidden="true">
          ₹
        </span>
        <input
          {...aria}
          ref={ref}
          type="text"
          name={name}
          value={value}
          maxLength={maxLength}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          className={css.input}
          onChange={(event) => type(event.currentTarget.value)}
          onPaste={(event) => {
            // `maxLength` would cut '₹1,00,000' before its signs are removed.
            const { selectionStart, selectionEnd } = event.currentTarget
            event.preventDefault()
            inPaise.current = false
            onChange(
              pasted(
                value,
                selectionStart ?? value.length,
                selectionEnd ?? value.length,
                event.clipboardData.getData('text'),
                maxLength,
              ),
            )
          }}
          onBlur={() => {
            inPaise.current = false
            onCommit?.()
          }}
          onKeyDown={(event) => {
            // In an empty field they change nothing else.
            if (event.key === 'Backspace' || event.key === 'Delete') inPaise.current = false
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onCommit?.()
          }}
        />
      </span>
    </Field>
  )
}

/** A minus before the first digit, in any of the usual forms. */
const NEGATIVE = /^[^\p{Nd}]*[-\u2010-\u2015\u2212\ufe63\uff0d](?=[^\p{Nd}]*\p{Nd})/u

/**
 * Whole rupees: '₹1,00,000.50' is '100000'. Full-width and Devanagari digits are converted. A negative amount gives an
 * empty text, because '-5' is not 5.
 */
export function wholeDigits(text: string): string {
  return NEGATIVE.test(text) ? '' : digitsOf(text.normalize('NFKC').split('.')[0] ?? '')
}

export function typedAmount(before: string, text: string): string {
  return NEGATIVE.test(text) ? before : wholeDigits(text)
}

/** The value after pasting over the selection, as far as the digits fit. A negative amount is ignored. */
export function pasted(value: string, from: number, to: number, text: string, maxLength: number): string {
  if (NEGATIVE.test(text)) return value
  const room = maxLength - (value.length - (to - from))
  return value.slice(0, from) + wholeDigits(text).slice(0, Math.max(room, 0)) + value.slice(to)
}
