import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Field.css.ts'

/** The sentences round a control; all of them are read with it. */
export interface FieldWords {
  label: string
  /** Said beside the label of what may stay empty: '(optional)'. */
  optional?: string | undefined
  hint?: string | undefined
  /** What is wrong, as a sentence. Marks the control invalid. */
  problem?: string | undefined
}

/** The ids that tie a control to its sentences, and the attributes that go on the control. What is `required` is the caller's to refuse. */
export function useField(
  id: string | undefined,
  { hint, problem, required }: Pick<FieldWords, 'hint' | 'problem'> & { required?: boolean | undefined },
) {
  const own = useId()
  const control = id ?? own
  const describedBy = [problem && `${control}-problem`, hint && `${control}-hint`].filter(Boolean).join(' ')
  return {
    control,
    aria: {
      id: control,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': problem ? true : undefined,
      // Not `required`: Firefox would tell of an empty field, and of its form, as invalid before anybody typed.
      'aria-required': required,
    },
  }
}

export function Label({ control, label, optional }: { control: string } & Pick<FieldWords, 'label' | 'optional'>) {
  return (
    <label htmlFor={control} className={css.label}>
      {/* One text with its space: Chromium leaves a space of its own out of the name. */}
      {optional ? `${label} ` : label}
      {optional && <span className={css.optional}>{optional}</span>}
    </label>
  )
}

/** The sentence under a control: an octagon and words, never colour alone. */
export function Problem({ control, children }: { control: string; children: ReactNode }) {
  return (
    <p id={`${control}-problem`} className={css.problem}>
      <span className={css.problemIcon}>
        <Icon name="octagon-alert" size="small" />
      </span>
      <span>{children}</span>
    </p>
  )
}

/** Label above, problem and hint below, the control between. */
export function Field({
  control,
  label,
  optional,
  hint,
  problem,
  children,
}: FieldWords & { control: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <Label control={control} label={label} optional={optional} />
      {children}
      {problem && <Problem control={control}>{problem}</Problem>}
      {hint && (
        <p id={`${control}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
