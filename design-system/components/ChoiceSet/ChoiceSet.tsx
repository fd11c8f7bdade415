import type { ReactNode } from 'react'
import * as field from '../Field/Field.css.ts'
import { type FieldWords, Problem } from '../Field/Field.tsx'
import * as css from './ChoiceSet.css.ts'

export interface ChoiceSetWords extends Omit<FieldWords, 'label'> {
  /** Names the set, read before its first choice. */
  legend: string
  /** `title` in a panel of its own, `label` among the fields of a form. */
  legendLook?: keyof typeof css.legend | undefined
  /** At most this many beside each other; fewer where there is no room. */
  columns?: keyof typeof css.options | undefined
}

interface ChoiceSetProps extends ChoiceSetWords {
  control: string
  role?: 'radiogroup' | undefined
  describedBy: string | undefined
  required?: boolean | undefined
  children: ReactNode
}

/** The frame of radios and checkboxes: a fieldset with its legend, hint and problem. */
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
      // A plain group may carry neither; its problem is read as its description.
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
