import { BRAND } from '../../brand.ts'
import { GATES_OPEN } from '../../shell/payment/gatesOpen.ts'
import * as css from './Afterwards.css.ts'

const STEPS = [
  { when: 'Today', what: 'You pay the booking amount and GST on it. The date is held for you.' },
  {
    when: 'Before the shoot',
    what: 'Outfits are pressed, professionals are booked, and the kitchen knows how many people to feed.',
  },
  { when: `At ${BRAND.premises}`, what: `${GATES_OPEN} The balance is settled there.` },
]

export function Afterwards() {
  return (
    <dl className={css.list}>
      {STEPS.map(({ when, what }) => (
        <div key={when} className={css.row}>
          <dt className={css.when}>{when}</dt>
          <dd className={css.what}>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
