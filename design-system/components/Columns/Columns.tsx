import type { ReactNode } from 'react'
import * as css from './Columns.css.ts'

export interface ColumnsProps {
  children: ReactNode
  /** The narrow column: a summary. Stands after the content, and beside it on wide screens. */
  side: ReactNode
}

/** Content with a summary beside it, beneath it where there is no room. */
export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.content}>{children}</div>
      <div>{side}</div>
    </div>
  )
}
