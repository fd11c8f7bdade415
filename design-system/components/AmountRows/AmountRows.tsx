import type { ReactNode } from 'react'
import * as css from './AmountRows.css.ts'

export interface AmountRow {
  label: ReactNode
  /** Formatted, with its sign: '− ₹4,500'. */
  value: string
  /** `less` is a deduction, `total` a sum, `big` the main figure. */
  tone?: 'less' | 'total' | 'big' | undefined
}

export function AmountRows({ rows, id }: { rows: readonly AmountRow[]; id?: string | undefined }) {
  return (
    <dl id={id} className={css.list}>
      {rows.map(({ label, value, tone }, at) => (
        <div key={at} className={css.row[tone ?? 'plain']}>
          <dt className={css.label[tone ?? 'plain']}>{label}</dt>
          <dd className={css.value[tone ?? 'plain']}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
