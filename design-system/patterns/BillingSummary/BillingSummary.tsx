import { useId } from 'react'
import { type AmountRow, AmountRows } from '../../components/AmountRows/AmountRows.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import * as css from './BillingSummary.css.ts'

export interface BillingSummaryProps {
  /** Its heading, which also names the section. */
  title: string
  /** Labels and amounts, already formatted; `tone` makes a row stand out. */
  rows: readonly AmountRow[]
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function BillingSummary({ title, rows, id }: BillingSummaryProps) {
  const own = useId()
  const heading = `${id ?? own}-title`
  return (
    <section id={id} aria-labelledby={heading} className={css.panel}>
      <Heading level={3} size="title-s" id={heading}>
        {title}
      </Heading>
      <AmountRows rows={rows} />
    </section>
  )
}
