import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Amounts } from '../../components/Price/Amounts.tsx'
import * as row from '../../components/Price/LineRow.css.ts'
import { LineRow } from '../../components/Price/LineRow.tsx'
import { ScrollBox } from '../../components/ScrollBox/ScrollBox.tsx'
import { Spoken } from '../../components/VisuallyHidden/Spoken.tsx'
import * as css from './BookingDetails.css.ts'

export interface BookedLine {
  /** A small picture of it. */
  picture?: { src: string; alt: string } | undefined
  name: string
  detail: string
  /** Shown after the name: '× 2'. */
  quantity?: string | undefined
  selling: string
  list?: string | undefined
  listLabel?: string | undefined
}

interface BookedGroup {
  title: string
  amount?: string | undefined
  lines: readonly BookedLine[]
}

export interface BookingDetailsProps {
  /** What is known of the customer: pairs such as 'Name' and 'Meera Kulkarni'. */
  person: readonly { label: string; value: string }[]
  /** The booked items, grouped under titles; a section may have groups of its own. */
  sections: readonly (BookedGroup & { groups?: readonly BookedGroup[] | undefined })[]
  /** Accessible name of the scrolling list of items. */
  listLabel: string
  /** A `BillingSummary`, beside the list where there is room. */
  billing?: ReactNode
  /** The outermost element's `id`. */
  id?: string | undefined
}

export function BookingDetails({ person, sections, listLabel, billing, id }: BookingDetailsProps) {
  return (
    <div id={id} className={billing ? css.beside : css.root}>
      <div className={css.booked}>
        <dl className={css.person}>
          {person.map(({ label, value }) => (
            <div key={label}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <ScrollBox label={listLabel}>
          <div className={css.sections}>
            {sections.map(({ title, amount, lines, groups = [] }) => (
              <section key={title}>
                <div className={css.head}>
                  <Heading level={3} size="title-s">
                    {title}
                  </Heading>
                  {amount && (
                    <p className={css.amount}>
                      <Spoken>{amount}</Spoken>
                    </p>
                  )}
                </div>
                <Lines lines={lines} />
                {groups.map((group) => (
                  <div key={group.title} className={css.group}>
                    <div className={css.groupHead}>
                      <h4 className={css.groupHead}>{group.title}</h4>
                      {group.amount && (
                        <p className={css.amount}>
                          <Spoken>{group.amount}</Spoken>
                        </p>
                      )}
                    </div>
                    <Lines lines={group.lines} />
                  </div>
                ))}
              </section>
            ))}
          </div>
        </ScrollBox>
      </div>
      {billing}
    </div>
  )
}

function Lines({ lines }: { lines: readonly BookedLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={css.lines}>
      {lines.map(({ name, quantity, detail, picture, ...price }, at) => (
        <LineRow
          key={`${at} ${name}`}
          name={quantity ? `${name} × ${quantity}` : name}
          detail={detail}
          picture={picture}
        >
          <Amounts {...price} look={row} listFirst />
        </LineRow>
      ))}
    </ul>
  )
}
