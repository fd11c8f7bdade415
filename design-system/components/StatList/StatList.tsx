import type { ReactNode } from 'react'
import * as css from './StatList.css.ts'

export const STAT_LIST_SIZES = ['small', 'medium', 'large'] as const

export interface StatListProps {
  /** Figures with what they count. */
  items: readonly { value: ReactNode; text: string }[]
  /** How large the figures are. */
  size?: (typeof STAT_LIST_SIZES)[number] | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function StatList({ items, size = 'medium', id }: StatListProps) {
  return (
    <dl id={id} className={css.list[size]}>
      {items.map(({ value, text }) => (
        <div key={text} className={css.item[size]}>
          <dt className={css.text}>{text}</dt>
          <dd className={css.value[size]}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
