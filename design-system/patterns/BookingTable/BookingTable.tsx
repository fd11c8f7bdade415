import { Fragment, type ReactNode } from 'react'
import { TextButton } from '../../components/TextLink/TextLink.tsx'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import * as css from './BookingTable.css.ts'

const COLUMNS = ['id', 'shoot', 'date', 'price', 'type', 'action'] as const

export interface BookingRow {
  key: string
  /** The number as printed on the receipt: '#AA20418'. */
  id: string
  shoot: string
  date: string
  price: string
  type: string
  /** `label` is the accessible name and must contain `text`: 'View details for booking #AA20418'. */
  details?: { label: string; text: string; onPress: () => void } | undefined
  /** Shown in place of a link: 'Studio tour'. */
  note?: string | undefined
  /** Below the booking, over its whole width: until when it can be changed, and how. */
  more?: ReactNode
}

export interface BookingTableProps {
  /** The table's accessible name; not visible. */
  caption: string
  /** The heading of each column. */
  columns: Record<(typeof COLUMNS)[number], string>
  /** One per booking, with its texts already formatted. */
  rows: readonly BookingRow[]
  /** Shown in place of rows when there are none. */
  empty?: string | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** One booking per row. Below 768 px each row looks like a card but keeps its table semantics. */
export function BookingTable({ caption, columns, rows, empty, id }: BookingTableProps) {
  return (
    <table id={id} role="table" className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead role="rowgroup" className={css.head}>
        <tr role="row" className={css.headRow}>
          {COLUMNS.map((column) => (
            <th key={column} role="columnheader" scope="col" className={`${css.header} ${css.width[column]}`}>
              {column === 'action' ? <span className={css.caption}>{columns.action}</span> : columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={css.body}>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <Row row={row} columns={columns} />
            {row.more && (
              <tr role="row" className={css.moreRow}>
                <td role="cell" colSpan={COLUMNS.length} className={css.more}>
                  {row.more}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
        {rows.length === 0 && empty && (
          <tr role="row" className={css.row}>
            <td role="cell" colSpan={COLUMNS.length} className={css.none}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Row({ row, columns }: { row: BookingRow; columns: BookingTableProps['columns'] }) {
  return (
    <tr role="row" className={row.more ? css.openRow : css.row}>
      <th role="rowheader" scope="row" className={css.cell}>
        <Labelled label={columns.id}>
          <b className={css.figure}>
            <bdi>{row.id}</bdi>
          </b>
        </Labelled>
      </th>
      <td role="cell" className={css.cell}>
        <Labelled label={columns.shoot}>
          <span className={css.figure}>
            <Spoken isolated>{row.shoot}</Spoken>
          </span>
        </Labelled>
      </td>
      <td role="cell" className={css.cell}>
        <Labelled label={columns.date}>
          <Spoken isolated>{row.date}</Spoken>
        </Labelled>
      </td>
      <td role="cell" className={css.end}>
        <Labelled label={columns.price}>
          <span className={css.figure}>
            <Spoken isolated>{row.price}</Spoken>
          </span>
        </Labelled>
      </td>
      <td role="cell" className={css.type}>
        <Labelled label={columns.type}>
          <Spoken>{row.type}</Spoken>
        </Labelled>
      </td>
      <td role="cell" className={css.last}>
        {row.details && (
          <TextButton aria-label={row.details.label} onClick={row.details.onPress}>
            {row.details.text}
          </TextButton>
        )}
        {row.note && (
          <span className={css.note}>
            <Spoken>{row.note}</Spoken>
          </span>
        )}
      </td>
    </tr>
  )
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <span>{children}</span>
    </>
  )
}
