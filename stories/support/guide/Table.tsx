import type { ReactNode } from 'react'
import * as css from './guide.css.ts'

interface TableProps {
  label: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** Scrolls if it is wider than the page. The first cell is the header of its row. */
export function Table({ label, head, rows }: TableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <div className={css.scroll} role="group" aria-label={label} tabIndex={0}>
      {/* Storybook turns tables into scrolling blocks; this one is in such a block already. */}
      <table className={css.table} style={{ display: 'table' }}>
        <thead>
          <tr>
            {head.map((column) => (
              <th key={column} scope="col" className={css.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            // eslint-disable-next-line react/no-array-index-key -- the rows never change
            <tr key={row}>
              <th scope="row" className={css.rowHead}>
                {first}
              </th>
              {rest.map((cell, at) => (
                // eslint-disable-next-line react/no-array-index-key -- the columns never change
                <td key={at} className={css.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
