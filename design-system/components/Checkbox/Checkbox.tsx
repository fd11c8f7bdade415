import type { ReactNode, Ref } from 'react'
import * as choice from '../ChoiceSet/ChoiceSet.css.ts'
import * as field from '../Field/Field.css.ts'
import { type FieldWords, Problem, useField } from '../Field/Field.tsx'

export interface CheckboxProps extends Pick<FieldWords, 'hint' | 'problem'> {
  /** The label; may contain a link. */
  label: ReactNode
  /** Whether it is checked. */
  checked: boolean
  /** Called on each press with the new state. */
  onChange: (checked: boolean) => void
  /** Partly checked: drawn as a dash, announced as mixed. */
  mixed?: boolean | undefined
  /** The name under which a form sends `value`. */
  name?: string | undefined
  /** What a form sends if it is checked; by default 'on'. */
  value?: string | undefined
  /** The control's `id`; generated if left out. */
  id?: string | undefined
  /** Announced as required; the caller checks it. */
  required?: boolean | undefined
  /** Cannot be focused or changed. */
  disabled?: boolean | undefined
  /** The input element, to move focus to it. */
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
            // `indeterminate` has no attribute.
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
