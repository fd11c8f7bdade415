import type { Ref } from 'react'
import { Field, type FieldWords, useField } from '../Field/Field.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { endTime } from './logic.ts'
import * as css from './TimeField.css.ts'

export interface TimeFieldProps extends FieldWords {
  name: string
  /** 'HH:mm' in 24 hours, '' while it is not whole. */
  value: string
  onChange: (value: string) => void
  /** The window, 'HH:mm', both ends in it. The picker offers it; the sentence on a time outside is the caller's. */
  min?: string | undefined
  max?: string | undefined
  /** Seconds between the times offered. */
  step?: number | undefined
  /** A second field beside it that nobody fills in: when it ends. */
  end?:
    | {
        label: string
        /** Said beside its label: '(set for you)'. */
        note?: string | undefined
        /** How long it lasts, in minutes. */
        minutes: number
        /** '18:00' as people read it: '6:00 pm'. */
        format: (time: string) => string
      }
    | undefined
  id?: string | undefined
  required?: boolean | undefined
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement>
}

/** A time of the day: the native field, so that each hand has the picker it knows. */
export function TimeField({ label, optional, hint, problem, id, onChange, end, required, ...rest }: TimeFieldProps) {
  const { control, aria } = useField(id, { hint, problem, required })
  const start = (
    <Field control={control} label={label} optional={optional} hint={hint} problem={problem}>
      <input
        {...rest}
        {...aria}
        type="time"
        className={css.input}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
  if (!end) return start
  const until = endTime(rest.value, end.minutes)
  return (
    <div className={css.pair}>
      {start}
      <TextField
        label={end.label}
        optional={end.note}
        name={`${rest.name}-end`}
        value={until === undefined ? '' : end.format(until)}
        onChange={() => {}}
        readOnly
      />
    </div>
  )
}
