import type { ReactNode } from 'react'
import { useId } from 'react'
import { breakEmails } from '../Alert/breakEmails.tsx'
import { Spoken } from '../VisuallyHidden/Spoken.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Field.css.ts'

export interface FieldWords {
  /** The visible label. */
  label: string
  /** Shown after the label of an optional field: '(optional)'. */
  optional?: string | undefined
  /** A line of help; part of the control's description. */
  hint?: ReactNode
  /** The error message. Marks the control invalid. */
  problem?: string | undefined
}

/** What every control takes. */
export interface ControlProps {
  /** The control's `id`; generated if left out. */
  id?: string | undefined
  /** Announced as required; the caller validates. */
  required?: boolean | undefined
  /** Cannot be focused or changed. */
  disabled?: boolean | undefined
  /** Called when focus leaves it. */
  onBlur?: (() => void) | undefined
}

/** The ids that link a control to its texts, and the attributes of the control. The caller enforces `required`. */
export function useField(
  id: string | undefined,
  { hint, problem, required }: Pick<FieldWords & ControlProps, 'hint' | 'problem' | 'required'>,
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
      // Not `required`: Firefox would report an empty field and its form as invalid before anything is typed.
      'aria-required': required,
    },
  }
}

function Label({ control, label, optional }: { control: string } & Pick<FieldWords, 'label' | 'optional'>) {
  return (
    <label htmlFor={control} className={css.label}>
      {/* One text node including its space: Chromium leaves a separate space out of the name. */}
      {optional ? `${label} ` : label}
      {optional && <span className={css.optional}>{optional}</span>}
    </label>
  )
}

export function Problem({ control, children }: { control: string; children: ReactNode }) {
  return (
    <p id={`${control}-problem`} className={css.problem}>
      <span className={css.problemIcon}>
        <Icon name="octagon-alert" size="small" />
      </span>
      <span>{typeof children === 'string' ? <Spoken seen={breakEmails(children)}>{children}</Spoken> : children}</span>
    </p>
  )
}

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
