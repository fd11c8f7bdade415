import type { ReactNode } from 'react'
import { useId } from 'react'
import { slate } from '../../styles/surface.css.ts'
import { visuallyHidden } from '../../styles/text.css.ts'
import { type AmountRow, AmountRows } from '../../components/AmountRows/AmountRows.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import * as css from './Receipt.css.ts'

export interface ReceiptProps {
  /** Its heading, which also names the section. */
  title: string
  /** Heading level of the title. */
  level?: 2 | 3 | undefined
  /** At the top, printed too: the logo, the address. */
  from?: ReactNode
  /** Booking number, payment number, date, customer. */
  ids: readonly { label: string; value: string }[]
  /** The table's accessible name and the headings of its two columns. */
  columns: { caption: string; item: string; amount: string }
  /** What was booked, with amounts already formatted and small pictures that are not printed. */
  lines: readonly {
    name: string
    detail?: string | undefined
    amount: string
    picture?: { src: string; alt: string } | undefined
  }[]
  /** The sums below the table. */
  rows: readonly AmountRow[]
  /** Small print at the foot. */
  note?: string | undefined
  /** The print button; opens the browser's dialog. */
  print?: { label: string } | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function Receipt({ title, level = 2, from, ids, columns, lines, rows, note, print, id }: ReceiptProps) {
  const own = useId()
  const heading = `${id ?? own}-title`
  return (
    <section id={id} aria-labelledby={heading} className={css.receipt}>
      <div className={slate.quiet} />
      <div className={css.body}>
        {from}
        <div className={css.top}>
          <Heading level={level} size="title-m" id={heading}>
            {title}
          </Heading>
          {print && (
            <Button variant="secondary" onClick={() => window.print()}>
              <Icon name="printer" />
              {print.label}
            </Button>
          )}
        </div>
        <dl className={css.ids}>
          {ids.map(({ label, value }) => (
            <div key={label}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>
                <Spoken isolated>{value}</Spoken>
              </dd>
            </div>
          ))}
        </dl>
        {lines.length > 0 && (
          <table className={css.table}>
            <caption className={visuallyHidden}>{columns.caption}</caption>
            <thead>
              <tr>
                <th scope="col" className={css.head}>
                  {columns.item}
                </th>
                <th scope="col" className={css.amountHead}>
                  {columns.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ name, detail, amount, picture }, at) => (
                <tr key={`${at} ${name}`} className={css.line}>
                  <th scope="row" className={css.name}>
                    {picture && (
                      <span className={css.picture}>
                        <Picture {...picture} sizes="44px" width={44} height={52} ratio="44/52" />
                      </span>
                    )}
                    <span className={css.words}>
                      {name}
                      {detail && ' '}
                      {detail && (
                        <span className={css.detail}>
                          <Spoken isolated>{detail}</Spoken>
                        </span>
                      )}
                    </span>
                  </th>
                  {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is two levels down */}
                  <td className={css.amount}>
                    <Spoken isolated>{amount}</Spoken>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className={css.totals}>
          <AmountRows rows={rows} />
        </div>
        {note && (
          <p className={css.note}>
            <Spoken>{note}</Spoken>
          </p>
        )}
      </div>
    </section>
  )
}
