import type { ReactNode } from 'react'
import { useId } from 'react'
import { slate } from '../../styles/surface.css.ts'
import { type AmountRow, AmountRows } from '../../components/AmountRows/AmountRows.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { LineRow } from '../../components/Price/LineRow.tsx'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import { figures } from '../../styles/text.css.ts'
import * as css from './CartSummary.css.ts'

export interface SummaryLine {
  name: string
  detail: string
  amount: string
  picture?: { src: string; alt: string } | undefined
}

interface Due {
  label: ReactNode
  value: string
}

export interface CartSummaryProps {
  /** Its heading, which also names the section. */
  title: string
  /** What is booked, above the amounts, where the cart itself is not on the page: on a checkout. */
  lines?: readonly SummaryLine[] | undefined
  /** What the total is made of; `less` is a saving, `total` the sum. */
  rows: readonly (Due & { tone?: 'less' | 'total' | undefined })[]
  /** A `CouponField`, between the total and what is due. */
  coupon?: ReactNode
  /** An `AmountField` for the part that is paid now. */
  amountField?: ReactNode
  /** Rows that the payable amount is made of, such as a tax. */
  dueRows?: readonly Due[] | undefined
  /** The amount to pay now; drawn large. */
  payable: Due
  /** Rows below the payable amount, such as the remainder. */
  after?: readonly Due[] | undefined
  /** The button or link that goes on to pay. */
  action?: ReactNode
  /** Small print below the action. */
  note?: ReactNode
  /** The amounts are being calculated again; announced as busy. */
  busy?: boolean | undefined
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** Total, coupon, amount payable now and remainder. Sticky beside a wide cart. */
export function CartSummary({
  title,
  lines,
  rows,
  coupon,
  amountField,
  dueRows = [],
  payable,
  after = [],
  action,
  note,
  busy,
  id,
}: CartSummaryProps) {
  const own = useId()
  const heading = `${id ?? own}-title`
  const due: AmountRow[] = [...dueRows, { ...payable, tone: 'big' }, ...after]
  const between = coupon || amountField
  return (
    <section id={id} aria-labelledby={heading} aria-busy={busy || undefined} className={css.summary}>
      <div className={slate.quiet} />
      <div className={css.body}>
        <Heading level={2} size="title-m" id={heading}>
          {title}
        </Heading>
        {lines && lines.length > 0 && (
          <>
            <ul className={css.lines}>
              {lines.map(({ amount, ...line }, at) => (
                <LineRow key={`${at} ${line.name}`} {...line}>
                  <span className={figures}>
                    <Spoken>{amount}</Spoken>
                  </span>
                </LineRow>
              ))}
            </ul>
            <hr className={css.rule} />
          </>
        )}
        <AmountRows rows={between ? rows : [...rows, ...due]} />
        {between && (
          <div className={css.field}>
            {coupon}
            {amountField && (
              <>
                <hr className={css.rule} />
                {amountField}
              </>
            )}
          </div>
        )}
        {between && <AmountRows rows={due} />}
        {action}
        {note && <div className={css.note}>{note}</div>}
      </div>
    </section>
  )
}
