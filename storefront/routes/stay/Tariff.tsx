import { EmptyState, PackageCard, PackageGrid } from '../../../design-system/index.ts'
import { linesOf } from '../../text/features.ts'
import { MESSAGES } from '../../text/messages.ts'
import { pictureAt, priceOf, type Room } from './rooms.ts'

/** COTT-02, COTT-06 to 09. */
export function Tariff({ rooms, onBook }: { rooms: readonly Room[]; onBook: (room: Room) => void }) {
  if (rooms.length === 0) return <NoRooms text={MESSAGES.noResult} />
  return (
    <PackageGrid>
      {rooms.map((room, place) => (
        <PackageCard
          key={`${place} ${room.Id}`}
          name={room.CottagePackageName}
          level={3}
          price={priceOf(room)}
          picture={{ src: pictureAt(place), alt: '' }}
          features={linesOf(room.CottagePackageDescription)}
          featuresLabel={`What ${room.CottagePackageName} includes`}
          action={{
            label: 'Book stay',
            describedName: `Book stay ${room.CottagePackageName}`,
            onPress: () => onBook(room),
          }}
        />
      ))}
    </PackageGrid>
  )
}

export function NoRooms({ text }: { text: string }) {
  return <EmptyState level={3} title={text} picture={{ src: '/art/spot/no-results.svg', alt: '' }} />
}
