import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { Field, type FieldWords, useField } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Select.css.ts'

export interface SelectOption {
  value: string
  text: string
  disabled?: boolean | undefined
}

export interface SelectProps extends FieldWords {
  /** One of the options' values; '' while nothing is chosen. */
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** What the empty field says: 'Choose a category'. Can't be gone back to where the field is required. */
  placeholder?: string | undefined
  name?: string | undefined
  id?: string | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLSelectElement>
}

/** One of a few: a native select, so that phones bring their own picker. */
export function Select({
  label,
  optional,
  hint,
  problem,
  id,
  value,
  onChange,
  options,
  placeholder,
  required,
  ...rest
}: SelectProps) {
  const { control, aria } = useField(id, { hint, problem, required })
  return (
    <Field control={control} label={label} optional={optional} hint={hint} problem={problem}>
      <span className={css.control}>
        <select
          {...rest}
          {...aria}
          className={css.select}
          data-empty={placeholder !== undefined && value === '' ? '' : undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder !== undefined && (
            <option className={css.option} value="" disabled={required}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} className={css.option} value={option.value} disabled={option.disabled}>
              {option.text}
            </option>
          ))}
        </select>
        <span className={css.arrow}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </Field>
  )
}
