import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Dialog, Select, Spoken, Stack } from '../../../design-system/index.ts'
import { badgeOf } from '../../shell/date/availability.ts'
import type { DayAvailability } from '../../shell/date/useDayOf.ts'
import { isNarrow } from '../../shell/useRest.ts'
import { cartAtom } from '../../state/cart.ts'
import { dMy, type Day } from '../../text/dates.ts'
import { DAY_MESSAGES } from '../../text/dayMessages.ts'
import { compared, UNSTATED, type ComparedRow } from './comparison.ts'
import * as css from './CompareDialog.css.ts'
import { nameOf, type Package } from './packages.ts'

interface CompareDialogProps {
  packages: readonly Package[]
  day: Day | undefined
  /** Undefined if the price is on request. */
  availabilityOf: (pkg: Package) => DayAvailability | undefined
  onClose: () => void
}

function dayText(availability: DayAvailability | undefined): string {
  if (!availability) return UNSTATED
  return availability === 'failed' ? DAY_MESSAGES.unknown : badgeOf(availability.answer).text
}

/** The packages of a category side by side; two of them on a phone. */
export function CompareDialog({ packages, day, availabilityOf, onClose }: CompareDialogProps) {
  const cart = useAtomValue(cartAtom)
  const [isPhone] = useState(isNarrow)
  const [pair, setPair] = useState([0, 1])
  const shown = isPhone ? pair.flatMap((at) => packages[at] ?? []) : packages
  const days = day && { name: `On ${dMy(day)}`, values: shown.map((pkg) => dayText(availabilityOf(pkg))) }
  return (
    <Dialog open onClose={onClose} title="Compare packages" closeLabel="Close" size="large">
      <Stack gap={4}>
        {isPhone && packages.length > 2 && (
          <div className={css.pair}>
            {pair.map((chosen, place) => (
              <Select
                key={place}
                label={place === 0 ? 'First package' : 'Second package'}
                value={String(chosen)}
                options={packages.map((pkg, at) => ({ value: String(at), text: nameOf(pkg) }))}
                onChange={(value) => setPair(pair.map((at, other) => (other === place ? Number(value) : at)))}
              />
            ))}
          </div>
        )}
        <table className={css.table}>
          <caption className={css.caption}>What differs comes first.</caption>
          <thead>
            <tr className={css.row}>
              {!isPhone && (
                <th scope="row" className={css.head}>
                  Package
                </th>
              )}
              {shown.map((pkg, at) => (
                <th key={at} scope="col" className={css.name}>
                  {nameOf(pkg)}
                </th>
              ))}
            </tr>
          </thead>
          {compared(shown, cart, days).map((row) => (
            <Row key={row.name} {...row} isPhone={isPhone} />
          ))}
        </table>
      </Stack>
    </Dialog>
  )
}

/** On a phone the row's name has a line of its own. */
function Row({ name, values, isPhone }: ComparedRow & { isPhone: boolean }) {
  // Isolated, which keeps the order of `7:00 am – 12:00 pm` on a page from right to left.
  const cells = values.map((value, at) => (
    <td key={at} className={css.cell}>
      <Spoken isolated>{value}</Spoken>
    </td>
  ))
  const head = (
    <th scope={isPhone ? 'rowgroup' : 'row'} colSpan={isPhone ? values.length : 1} className={css.head}>
      <Spoken>{name}</Spoken>
    </th>
  )
  return (
    <tbody className={css.row}>
      {isPhone && <tr>{head}</tr>}
      <tr>
        {!isPhone && head}
        {cells}
      </tr>
    </tbody>
  )
}
