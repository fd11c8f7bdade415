import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, Ref } from 'react'
import { type ControlProps, Field, type FieldWords, useField } from '../Field/Field.tsx'
import * as css from './TextField.css.ts'

interface TextControlProps extends FieldWords, ControlProps {
  /** The name under which a form sends the value. */
  name: string
  /** The text as typed. */
  value: string
  /** Called at each keystroke with the text. */
  onChange: (value: string) => void
  /** What the browser may fill in, as on an `input` element. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** The most characters that can be entered. */
  maxLength?: number | undefined
  /** An example in the empty field; never the only label. */
  placeholder?: string | undefined
  /** Can be focused and copied, not changed. */
  readOnly?: boolean | undefined
}

export interface TextFieldProps extends TextControlProps {
  /** The kind of text; phones choose their keyboard by it. */
  type?: 'text' | 'email' | 'tel' | 'search' | undefined
  /** The keyboard on phones, where it differs from that of `type`. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | undefined
  /** A regular expression for the value, as on an `input` element; the caller validates. */
  pattern?: string | undefined
  /** Drawn before the value: '₹'. Repeat it in the label or the hint. */
  prefix?: string | undefined
  /** Called at each key before the value changes. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  /** The input element, to move focus to it. */
  ref?: Ref<HTMLInputElement>
}

/** A single-line text field. The value is controlled and never altered. */
export function TextField({
  label,
  optional,
  hint,
  problem,
  id,
  onChange,
  prefix,
  type = 'text',
  required,
  ...rest
}: TextFieldProps) {
  const { control, aria } = useField(id, { hint, problem, required })
  const input = (
    <input
      {...rest}
      {...aria}
      type={type}
      className={prefix ? css.afterPrefix : css.input}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
  return (
    <Field control={control} label={label} optional={optional} hint={hint} problem={problem}>
      {prefix ? (
        <span className={css.prefixed}>
          <span className={css.prefix} aria-hidden="true">
            {prefix}
          </span>
          {input}
        </span>
      ) : (
        input
      )}
    </Field>
  )
}

export interface TextAreaProps extends TextControlProps {
  /** The height in lines of text. */
  rows?: number | undefined
  /** Called at each key before the value changes. */
  onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined
  /** The textarea element, to move focus to it. */
  ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({ label, optional, hint, problem, id, onChange, rows = 4, required, ...rest }: TextAreaProps) {
  const { control, aria } = useField(id, { hint, problem, required })
  return (
    <Field control={control} label={label} optional={optional} hint={hint} problem={problem}>
      <textarea
        {...rest}
        {...aria}
        rows={rows}
        className={css.area}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
