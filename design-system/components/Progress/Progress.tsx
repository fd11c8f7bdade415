import { useId } from 'react'
import * as css from './Progress.css.ts'

interface ProgressBase {
  /** The visible label, and its accessible name. */
  label: string
  /** The `id` of the bar; generated if left out. */
  id?: string | undefined
}

/** Either determinate or busy. */
export type ProgressProps = ProgressBase &
  (
    | {
        /** Of `max`, by default 100. */ value: number
        /** The value at which it is complete. */
        max?: number | undefined
        /** Visible and announced: '3 of 8 pictures'. */ text?: string | undefined
      }
    | { value?: undefined; max?: undefined; text?: string | undefined }
  )

export function Progress({ label, value, max = 100, text, id }: ProgressProps) {
  const own = useId()
  const control = id ?? own
  const done = value === undefined ? undefined : Math.min(Math.max(value, 0), max)
  return (
    <div className={css.root}>
      <div className={css.head}>
        <label htmlFor={control} className={css.label}>
          {label}
        </label>
        {text && (
          <span className={css.text} aria-hidden="true">
            {text}
          </span>
        )}
      </div>
      <progress id={control} max={max} value={done} aria-valuetext={text} className={css.bar} />
    </div>
  )
}
