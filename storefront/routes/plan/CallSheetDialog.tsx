import { Button, Dialog, Heading, Icon, Spoken, Stack, Text } from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import { gatesOpen } from '../../shell/arrival/arrival.ts'
import { sunOf } from '../../shell/date/sun.ts'
import { usePlan } from '../../state/plan.ts'
import { parseDMy, weekday } from '../../text/dates.ts'
import { clock, minutesOf, timeWindow } from '../../text/times.ts'
import { nameOf } from '../cart/groups.ts'
import { usePackage } from '../cart/usePackage.ts'
import { listsOf, setTimes, shootsOf, type CalledGroups, type CalledLine } from './callSheet.ts'
import * as css from './CallSheet.css.ts'
import { setUpsOf } from './time.ts'

interface CallSheetDialogProps {
  groups: CalledGroups
  onClose: () => void
}

function factsOf({ BookingDate, StartTime, EndTime }: CalledLine) {
  const day = parseDMy(BookingDate)
  const sun = day && sunOf(day)
  return {
    Date: day ? `${BookingDate}, ${weekday(day)}` : BookingDate,
    Hours: timeWindow(StartTime, EndTime),
    Arrival: gatesOpen(minutesOf(StartTime)),
    Sunrise: sun && `${clock(sun.sunrise)}, golden until ${clock(sun.goldenUntil)}`,
    Sunset: sun && `${clock(sun.sunset)}, golden from ${clock(sun.goldenFrom)}`,
  }
}

/** A printable one-page sheet for the team, with hours, address, light, sets in order, people and things. */
export function CallSheetDialog({ groups, onClose }: CallSheetDialogProps) {
  const plan = usePlan()
  const shoots = shootsOf(groups)
  const [first, ...others] = shoots
  const pkg = usePackage(first)
  if (!first) return null
  const sets = setTimes(plan, shoots, pkg && setUpsOf(pkg.PackageDetails)?.minutes)
  const facts = [
    ...shoots.map((shoot) => ({ ...(others.length > 0 && { Package: nameOf(shoot) }), ...factsOf(shoot) })),
    { Address: `${BRAND.name}, ${BRAND.address}`, 'Call us': BRAND.phone.text },
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      title="Call sheet"
      description={shoots.map(nameOf).join(', ')}
      closeLabel="Close"
      size="large"
    >
      <Stack gap={5}>
        {facts.map((some, at) => (
          <dl key={at} className={css.facts}>
            {Object.entries(some).map(
              ([term, value]) =>
                value && (
                  <div key={term}>
                    <dt className={css.term}>{term}</dt>
                    <dd>
                      <Spoken isolated>{value}</Spoken>
                    </dd>
                  </div>
                ),
            )}
          </dl>
        ))}
        {sets.length === 0 ? (
          <Text tone="muted">Sets that you put into your plan are listed here in their order.</Text>
        ) : (
          <div>
            <Heading level={3} size="title-s">
              Sets in order
            </Heading>
            <ol>
              {sets.map(({ time, text }, at) => (
                <li key={`${at} ${text}`} className={css.set}>
                  {time && (
                    <bdi className={css.time}>
                      <Spoken>{time}</Spoken>
                    </bdi>
                  )}
                  {text}
                </li>
              ))}
            </ol>
          </div>
        )}
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
