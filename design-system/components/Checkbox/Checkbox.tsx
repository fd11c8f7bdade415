import type { ReactNode, Ref } from 'react'
import * as choice from '../ChoiceSet/ChoiceSet.css.ts'
import * as field from '../Field/Field.css.ts'
import { type FieldWords, Problem, useField } from '../Field/Field.tsx'

export interface CheckboxProps extends Pick<FieldWords, 'hint' | 'problem'> {
  /** The label; may contain a link. */
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** Partly checked: drawn as a dash, announced as mixed. */
  mixed?: boolean | undefined
  name?: string | undefined
  value?: string | undefined
  id?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({
  label,
  hint,
  problem,
  checked,
  onChange,
  mixed = false,
  id,
  required,
  ref,
  ...rest
}: CheckboxProps) {
  const { control, aria } = useField(id, { hint, problem, required })
  return (
    <div className={field.field}>
      <label className={choice.option}>
        <input
          {...rest}
          {...aria}
          ref={(input) => {
            // There is no attribute for `indeterminate`.
            if (input) input.indeterminate = mixed
            if (typeof ref === 'function') return ref(input)
            if (ref) ref.current = input
          }}
          type="checkbox"
          checked={checked}
          className={choice.checkbox}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={choice.words}>{label}</span>
      </label>
      {problem && <Problem control={control}>{problem}</Problem>}
      {hint && (
        <p id={`${control}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
