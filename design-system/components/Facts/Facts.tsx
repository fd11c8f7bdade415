import type { ReactNode } from 'react'
import * as css from './Facts.css.ts'

export const FACTS_SIZES = ['small', 'medium', 'large'] as const

export interface FactsProps {
  items: readonly { value: ReactNode; text: string }[]
  size?: (typeof FACTS_SIZES)[number] | undefined
  id?: string | undefined
}

export function Facts({ items, size = 'medium', id }: FactsProps) {
  return (
    <dl id={id} className={css.list[size]}>
      {items.map(({ value, text }) => (
        <div key={text} className={css.fact[size]}>
          <dt className={css.text}>{text}</dt>
          <dd className={css.value[size]}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
