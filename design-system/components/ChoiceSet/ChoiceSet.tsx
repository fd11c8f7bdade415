import type { ReactNode } from 'react'
import * as field from '../Field/Field.css.ts'
import { type FieldWords, Problem } from '../Field/Field.tsx'
import * as css from './ChoiceSet.css.ts'

export interface ChoiceSetWords extends Omit<FieldWords, 'label'> {
  /** The legend. */
  legend: string
  /** `title` in a panel of its own, `label` in a form. @default 'label' */
  legendLook?: keyof typeof css.legend | undefined
  /** Maximum number of columns. @default 1 */
  columns?: keyof typeof css.options | undefined
}

interface ChoiceSetProps extends ChoiceSetWords {
  control: string
  role?: 'radiogroup' | undefined
  describedBy: string | undefined
  required?: boolean | undefined
  children: ReactNode
}

export function ChoiceSet(props: ChoiceSetProps) {
  const {
    control,
    role,
    describedBy,
    required,
    legend,
    legendLook = 'label',
    optional,
    columns = 1,
    hint,
    problem,
    children,
  } = props
  return (
    <fieldset
      id={control}
      role={role}
      aria-describedby={describedBy}
      // A plain group allows neither `aria-required` nor `aria-invalid`; the error is its description instead.
      {...(role ? { 'aria-invalid': problem ? true : undefined, 'aria-required': required } : undefined)}
      data-invalid={problem ? '' : undefined}
      className={css.set}
    >
      <legend className={css.legend[legendLook]}>
        {legend}
        {optional && <span className={css.optional}> {optional}</span>}
      </legend>
      <div className={css.options[columns]}>{children}</div>
      {problem && <Problem control={control}>{problem}</Problem>}
      {hint && (
        <p id={`${control}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
