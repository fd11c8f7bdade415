import { Button, Dialog, Heading, Icon, Stack, Text } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { gatesOpen } from '../../shell/arrival/arrival.ts'
import { sunOf } from '../../shell/date/sun.ts'
import { usePlan } from '../../state/plan.ts'
import { clock, minutesOf, parseDMy, timeWindow, weekday } from '../../text/dates.ts'
import { nameOf } from '../cart/groups.ts'
import { WithPackage } from '../cart/WithPackage.tsx'
import { listsOf, setTimes, shootOf, type CalledGroups } from './callSheet.ts'
import * as css from './CallSheet.css.ts'
import { setUpsOf } from './time.ts'

interface CallSheetDialogProps {
  groups: CalledGroups
  onClose: () => void
}

/** A sheet for the team, with hours, address, light, sets in order, people and things. It prints on one page. */
export function CallSheetDialog({ groups, onClose }: CallSheetDialogProps) {
  const plan = usePlan()
  const shoot = shootOf(groups)
  if (!shoot) return null
  const day = parseDMy(shoot.BookingDate)
  const sun = day && sunOf(day)
  const facts = {
    Date: day ? `${shoot.BookingDate}, ${weekday(day)}` : shoot.BookingDate,
    Hours: timeWindow(shoot.StartTime, shoot.EndTime),
    Arrival: gatesOpen(minutesOf(shoot.StartTime)),
    Sunrise: sun && `${clock(sun.sunrise)}, golden until ${clock(sun.goldenUntil)}`,
    Sunset: sun && `${clock(sun.sunset)}, golden from ${clock(sun.goldenFrom)}`,
    Address: `${BRAND.name}, ${BRAND.address}`,
    'Call us': BRAND.phone.text,
  }
  return (
    <Dialog open onClose={onClose} title="Call sheet" description={nameOf(shoot)} closeLabel="Close" size="large">
      <Stack gap={5}>
        <dl className={css.facts}>
          {Object.entries(facts).map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt className={css.term}>{term}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
        <WithPackage line={shoot}>
          {(pkg) => {
            const sets = setTimes(plan, shoot, pkg && setUpsOf(pkg.PackageDetails)?.minutes)
            return sets.length === 0 ? (
              <Text tone="muted">Sets that you put into your plan are listed here in their order.</Text>
            ) : (
              <div>
                <Heading level={3} size="title-s">
                  Sets in order
                </Heading>
                <ol>
                  {sets.map(({ time, text }, at) => (
                    <li key={`${at} ${text}`} className={css.set}>
                      {time && <bdi className={css.time}>{time}</bdi>}
                      {text}
                    </li>
                  ))}
                </ol>
              </div>
            )
          }}
        </WithPackage>
        <div className={css.lists}>
          {listsOf(groups, plan).map(({ title, items }) => (
            <div key={title}>
              <Heading level={3} size="title-s">
                {title}
              </Heading>
              <ul>
                {items.map((item, at) => (
                  <li key={`${at} ${item}`} className={css.item}>
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={css.screenOnly}>
          <Button variant="secondary" onClick={() => print()}>
            <Icon name="printer" />
            Print
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
