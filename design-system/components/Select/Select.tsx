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
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** The empty option: 'Choose a category'. Cannot be chosen again if required. */
  placeholder?: string | undefined
  name?: string | undefined
  id?: string | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLSelectElement>
}

/** A native select, so that phones use their own picker. */
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
