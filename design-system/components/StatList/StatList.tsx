import type { ReactNode } from 'react'
import * as css from './StatList.css.ts'

export const STAT_LIST_SIZES = ['small', 'medium', 'large'] as const

export interface StatListProps {
  items: readonly { value: ReactNode; text: string }[]
  size?: (typeof STAT_LIST_SIZES)[number] | undefined
  id?: string | undefined
}

export function StatList({ items, size = 'medium', id }: StatListProps) {
  return (
    <dl id={id} className={css.list[size]}>
      {items.map(({ value, text }) => (
        <div key={text} className={css.item[size]}>
          <dt className={css.text}>{text}</dt>
          <dd className={css.value[size]}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
