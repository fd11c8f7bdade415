import { useState } from 'react'
import { AvailabilityBadge, Select, Stack } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetRoomPackage } from '../../api/contract/catalogue/rooms.ts'
import type { Id } from '../../api/contract/wire.ts'
import { badgeOf, isBookable, refusalOf } from '../../shell/date/availability.ts'
import { stayDays } from '../../shell/date/days.ts'
import { useAvailability } from '../../shell/date/useAvailability.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import type { Day } from '../../text/dates.ts'
import { isPriced, nameOf, priceOf, type Room } from '../stay/rooms.ts'

/** `undefined` if the package is booked without a room. */
export type RoomChoice = { status: 'free'; id: Id } | { status: 'checking' | 'taken' } | undefined

interface LuxuryRoomProps {
  /** The package's type, which has a tariff of its own. */
  packageType: string
  day: Day
  onRoom: (room: RoomChoice) => void
}

const WITHOUT = 'without'

/**
 * A changing room for a day without green rooms, booked together with the package. Without one the visitor is sent to
 * the stays after adding (ADD-11).
 */
export function LuxuryRoom({ packageType, day, onRoom }: LuxuryRoomProps) {
  const rooms = useResource(
    `rooms ${packageType}`,
    (signal) => send(GetRoomPackage, { PackageTypeId: packageType }, { signal }),
    { quiet: true },
  )
  const offered = (valueOf(rooms)?.Roompackagelist ?? []).filter(isPriced)
  if (offered.length === 0) return null
  return <Rooms rooms={offered} day={day} onRoom={onRoom} />
}

function Rooms({ rooms, day, onRoom }: Pick<LuxuryRoomProps, 'day' | 'onRoom'> & { rooms: readonly Room[] }) {
  const [chosen, setChosen] = useState<Id>()
  // Nothing is requested before a room is chosen.
  const { answer, pick } = useAvailability(stayDays(chosen ?? ''), (dayAnswer, of) => {
    const room = rooms.find(({ Id }) => stayDays(Id).key === of)
    onRoom(room && isBookable('stay', dayAnswer) ? { status: 'free', id: room.Id } : { status: 'taken' })
  })
  const refusal = refusalOf('stay', answer)
  const badge = answer && badgeOf(answer)
  const choose = (value: string): void => {
    const room = rooms.find(({ Id }) => String(Id) === value)
    setChosen(room?.Id)
    onRoom(room && { status: 'checking' })
    if (room) pick(day, stayDays(room.Id))
  }
  return (
    <Stack gap={3}>
      <Select
        label="Luxury Room"
        value={chosen === undefined ? WITHOUT : String(chosen)}
        options={[
          { value: WITHOUT, text: 'Without a room' },
          ...rooms.map((room) => ({ value: String(room.Id), text: `${nameOf(room)}, ${priceOf(room).selling}` })),
        ]}
        onChange={choose}
      />
      {chosen !== undefined && badge && (
        <AvailabilityBadge announce state={refusal === undefined ? badge.state : 'error'}>
          {refusal ?? badge.text}
        </AvailabilityBadge>
      )}
    </Stack>
  )
}
