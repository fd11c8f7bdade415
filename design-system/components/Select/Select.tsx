import type { HTMLInputAutoCompleteAttribute, Ref } from 'react'
import { type ControlProps, Field, type FieldWords, useField } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Select.css.ts'

export interface SelectOption {
  value: string
  text: string
  disabled?: boolean | undefined
}

export interface SelectProps extends FieldWords, ControlProps {
  /** The value of the chosen option; '' for the placeholder. */
  value: string
  /** Called with the value of the option that was chosen. */
  onChange: (value: string) => void
  /** The options in the order of the list. */
  options: readonly SelectOption[]
  /** The empty option: 'Choose a category'. Cannot be chosen again if required. */
  placeholder?: string | undefined
  /** The name under which a form sends the value. */
  name?: string | undefined
  /** Accessible name, if the label alone does not say enough; must contain it. */
  'aria-label'?: string | undefined
  /** What the browser may fill in, as on a `select` element. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** The select element, to move focus to it. */
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
