import { ARRIVAL } from '#brand/arrival.ts'
import { Heading, Spoken, Stack, TextLink } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { dMy, weekday } from '../../text/dates.ts'
import { clock, timeWindow } from '../../text/times.ts'
import type { CalendarEvent } from '../../text/ics.ts'
import { goldenLight } from '../date/sun.ts'
import * as css from './Arrival.css.ts'
import { gatesOpen } from './arrival.ts'

interface ArrivalProps {
  shoot: CalendarEvent & { start: number }
  /** The remaining amount, `₹23,800`, if there is one. */
  balance: string | undefined
  level: 2 | 3
}

/** What customers need on the day of the shoot. */
export function Arrival({ shoot: { day, start, end }, balance, level }: ArrivalProps) {
  const hours = timeWindow(clock(start), end === undefined ? '' : clock(end))
  const facts = {
    When: `${dMy(day)}, ${weekday(day)}, ${hours}. ${gatesOpen(start)}`,
    Light: goldenLight(day, end).text,
    Address: `${BRAND.name}, ${BRAND.address}`,
    ...(balance && { [`Balance at ${BRAND.premises}`]: `${balance}, before the first frame` }),
    Bring: `${ARRIVAL.bring.join('. ')}.`,
  }
  return (
    <section className={css.arrival} aria-labelledby="arrival">
      <Stack gap={4}>
        <Heading level={level} size="title-m" id="arrival">
          On the day
        </Heading>
        <dl className={css.facts}>
          {Object.entries(facts).map(([text, value]) => (
            <div key={text}>
              <dt className={css.term}>{text}</dt>
              <dd>
                <Spoken isolated>{value}</Spoken>
              </dd>
            </div>
          ))}
          <div>
            <dt className={css.term}>Call us</dt>
            <dd>
              <TextLink href={BRAND.phone.href}>
                <bdi>{BRAND.phone.text}</bdi>
              </TextLink>
            </dd>
          </div>
        </dl>
      </Stack>
    </section>
  )
}
