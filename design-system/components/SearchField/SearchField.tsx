import type { Ref } from 'react'
import { useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { Field, type FieldWords, useField } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './SearchField.css.ts'

export interface SearchFieldProps extends Omit<FieldWords, 'optional'> {
  value: string
  /** At each keystroke, and with '' when it is cleared. */
  onChange: (value: string) => void
  /** Enter or the button; gets what the field says at that moment. */
  onSubmit: (value: string) => void
  submitLabel: string
  clearLabel: string
  placeholder?: string | undefined
  name?: string | undefined
  id?: string | undefined
  maxLength?: number | undefined
  /** Where the browser itself would go: the search works before any script has arrived. */
  action?: string | undefined
  ref?: Ref<HTMLFormElement>
}

/** Words to look for: a search landmark with one field, a clear button while there is something to clear, and a button. */
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
              // A space at least, so that CSS can tell whether something was typed.
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
