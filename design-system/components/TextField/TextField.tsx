import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, Ref } from 'react'
import { Field, type FieldWords, useField } from '../Field/Field.tsx'
import * as css from './TextField.css.ts'

interface TextControlProps extends FieldWords {
  name: string
  value: string
  onChange: (value: string) => void
  id?: string | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  maxLength?: number | undefined
  placeholder?: string | undefined
  required?: boolean | undefined
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
}

export interface TextFieldProps extends TextControlProps {
  type?: 'text' | 'email' | 'tel' | 'search' | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | undefined
  pattern?: string | undefined
  /** Drawn before the value: '₹'. Repeat it in the label or the hint. */
  prefix?: string | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
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
  rows?: number | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined
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
