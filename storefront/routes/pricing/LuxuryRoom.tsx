import { AvailabilityBadge, Select, Stack } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetRoomPackage } from '../../api/contract/catalogue/rooms.ts'
import type { Id } from '../../api/contract/wire.ts'
import { badgeOf, refusalOf } from '../../shell/date/availability.ts'
import { stayDays } from '../../shell/date/days.ts'
import type { useAvailability } from '../../shell/date/useAvailability.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import type { Day } from '../../text/dates.ts'
import { isPriced, nameOf, priceOf } from '../stay/rooms.ts'

interface LuxuryRoomProps {
  /** The package's type, which has a tariff of its own. */
  packageType: string
  day: Day
  /** Undefined if the package is booked without a room. */
  chosen: Id | undefined
  onChoose: (room: Id | undefined) => void
  /** Belongs to the chosen room. Nothing is requested before one is chosen. */
  availability: ReturnType<typeof useAvailability>
}

const WITHOUT = 'without'

/**
 * A changing room for a day without green rooms, booked together with the package. Without one the visitor is sent to
 * the stays after adding (ADD-11).
 */
export function LuxuryRoom({ packageType, day, chosen, onChoose, availability: { answer, pick } }: LuxuryRoomProps) {
  const rooms = useResource(
    `rooms ${packageType}`,
    (signal) => send(GetRoomPackage, { PackageTypeId: packageType }, { signal }),
    { quiet: true },
  )
  const offered = (valueOf(rooms)?.Roompackagelist ?? []).filter(isPriced)
  if (offered.length === 0) return null
  const refusal = refusalOf('stay', answer)
  const badge = answer && badgeOf(answer)
  return (
    <Stack gap={3}>
      <Select
        label="Luxury Room"
        value={chosen === undefined ? WITHOUT : String(chosen)}
        options={[
          { value: WITHOUT, text: 'Without a room' },
          ...offered.map((room) => ({ value: String(room.Id), text: `${nameOf(room)}, ${priceOf(room).selling}` })),
        ]}
        onChange={(value) => {
          const room = offered.find(({ Id }) => String(Id) === value)
          onChoose(room?.Id)
          if (room) pick(day, stayDays(room.Id))
        }}
      />
      {badge && (
        <AvailabilityBadge announce state={refusal === undefined ? badge.state : 'error'}>
          {refusal ?? badge.text}
        </AvailabilityBadge>
      )}
    </Stack>
  )
}
