import type { ReactNode } from 'react'
import * as css from './Tokens.stories.css.ts'

/** Scrolls on a narrow screen. The first cell of a row is its header. */
export function FactTable({
  label,
  head,
  rows,
}: {
  label: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <div className={css.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={css.facts}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // eslint-disable-next-line react/no-array-index-key -- the rows never change
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                // eslint-disable-next-line react/no-array-index-key -- the columns never change
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
