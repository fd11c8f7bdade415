import type { ReactNode } from 'react'
import { Spoken } from '../VisuallyHidden/Spoken.tsx'
import * as css from './AmountRows.css.ts'

export interface AmountRow {
  label: ReactNode
  /** Formatted, with its sign: '− ₹4,500'. */
  value: string
  /** `less` is a deduction, `total` a sum, `big` the main figure. */
  tone?: 'less' | 'total' | 'big' | undefined
}

/** A main figure of more characters, such as '₹12,34,56,789', is drawn smaller, because it would break in a narrow summary. */
const LONGEST_BIG = 12

export function AmountRows({
  rows,
  id,
}: {
  /** Labels and amounts, already formatted; `tone` makes a row stand out. */
  rows: readonly AmountRow[]
  /** The outermost element's `id`. */
  id?: string | undefined
}) {
  return (
    <dl id={id} className={css.list}>
      {rows.map(({ label, value, tone }, at) => (
        <div key={at} className={css.row[tone ?? 'plain']}>
          <dt className={css.label[tone ?? 'plain']}>{label}</dt>
          <dd className={css.value[tone === 'big' && value.length > LONGEST_BIG ? 'long' : (tone ?? 'plain')]}>
            <Spoken isolated>{value}</Spoken>
          </dd>
        </div>
      ))}
    </dl>
  )
}
