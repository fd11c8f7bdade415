import { useId, type Ref } from 'react'
import { Icon } from '../../../design-system/index.ts'
import * as css from './Choice.css.ts'

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; text: string }[]
  ref?: Ref<HTMLSelectElement>
}

/** One of a few: a native select, so that phones bring their own picker. */
export function Choice({ label, value, onChange, options, ref }: ChoiceProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <span className={css.control}>
        <select ref={ref} id={id} className={css.select} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <span className={css.arrow}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </div>
  )
}
