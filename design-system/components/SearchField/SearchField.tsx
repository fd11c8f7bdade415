import type { Ref } from 'react'
import { useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Field, type FieldWords, useField } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './SearchField.css.ts'

export interface SearchFieldProps extends Omit<FieldWords, 'optional'> {
  /** The text as typed. */
  value: string
  /** Called at each keystroke, and with '' by the clear button. */
  onChange: (value: string) => void
  /** Called on Enter and the button, with the current text. */
  onSubmit: (value: string) => void
  /** Accessible name of the search button. */
  submitLabel: string
  /** Accessible name of the button that empties the field. */
  clearLabel: string
  /** An example in the empty field. */
  placeholder?: string | undefined
  /** The name under which the form sends the text. @default 'q' */
  name?: string | undefined
  /** The control's `id`; generated if left out. */
  id?: string | undefined
  /** The most characters that can be entered. */
  maxLength?: number | undefined
  /** The form's action: the search works without scripts. */
  action?: string | undefined
  /** The form element. */
  ref?: Ref<HTMLFormElement>
}

export function SearchField(props: SearchFieldProps) {
  const {
    label,
    hint,
    problem,
    value,
    onChange,
    onSubmit,
    submitLabel,
    clearLabel,
    placeholder,
    name = 'q',
    id,
    maxLength,
    action,
    ref,
  } = props
  const { control, aria } = useField(id, { hint, problem })
  const field = useRef<HTMLInputElement>(null)
  return (
    <form
      ref={ref}
      role="search"
      aria-label={label}
      action={action}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(field.current?.value ?? value)
      }}
    >
      <Field control={control} label={label} hint={hint} problem={problem}>
        <span className={css.row}>
          <span className={css.control}>
            <input
              {...aria}
              ref={field}
              type="search"
              name={name}
              enterKeyHint="search"
              autoComplete="off"
              maxLength={maxLength}
              // At least a space, so that CSS can detect input.
              placeholder={placeholder ?? ' '}
              className={css.input}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            {value !== '' && (
              <span className={css.clear}>
                <IconButton
                  icon="close"
                  label={clearLabel}
                  onClick={() => {
                    onChange('')
                    field.current?.focus()
                  }}
                />
              </span>
            )}
          </span>
          <span className={css.submit}>
            <Button type="submit" aria-label={submitLabel}>
              <Icon name="search" />
            </Button>
          </span>
        </span>
      </Field>
    </form>
  )
}
