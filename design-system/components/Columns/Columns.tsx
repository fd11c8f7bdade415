import type { ReactNode } from 'react'
import * as css from './Columns.css.ts'

export interface ColumnsProps {
  /** The content, in the wide column. */
  children: ReactNode
  /** The narrow column, such as a summary: after the content, beside it on wide screens. */
  side: ReactNode
}

/** Content with a narrow column beside it where there is room. */
export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.content}>{children}</div>
      <div>{side}</div>
    </div>
  )
}
