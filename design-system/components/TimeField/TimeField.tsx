import type { Ref } from 'react'
import { type ControlProps, Field, type FieldWords, useField } from '../Field/Field.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as css from './TimeField.css.ts'

export interface TimeFieldProps extends FieldWords, ControlProps {
  /** The name under which a form sends the time. */
  name: string
  /** 'HH:mm', 24 hours; '' while incomplete. */
  value: string
  /** Called with the new time, 'HH:mm', or '' while incomplete. */
  onChange: (value: string) => void
  /** The allowed window, 'HH:mm', both ends included. The picker offers it; the caller validates. */
  min?: string | undefined
  /** The end of the allowed window, 'HH:mm'. */
  max?: string | undefined
  /** Seconds between the offered times. */
  step?: number | undefined
  /** A read-only second field: the end time. */
  end?:
    | {
        label: string
        /** Shown after its label: '(set for you)'. */
        note?: string | undefined
        minutes: number
        /** Formats '18:00' as '6:00 pm'. */
        format: (time: string) => string
      }
    | undefined
  /** Can be focused and copied, not changed. */
  readOnly?: boolean | undefined
  /** The input element, to move focus to it. */
  ref?: Ref<HTMLInputElement>
}

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

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/
const DAY = 24 * 60

/** The minutes since midnight; undefined for anything but 'HH:mm'. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = TIME.exec(time) ?? []
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const timeAt = (minutes: number) =>
  [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The end of a duration, wrapping at midnight. Undefined without a start. */
export function endTime(start: string, lasts: number): string | undefined {
  const from = minutesOf(start)
  return from === undefined || !Number.isInteger(lasts) || lasts < 0 ? undefined : timeAt((from + lasts) % DAY)
}
