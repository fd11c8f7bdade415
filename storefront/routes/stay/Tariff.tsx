import type { ReactNode } from 'react'
import { EmptyState, PackageCard, PackageGrid } from '../../../design-system/index.ts'
import { askForPrice } from '../../shell/askForPrice.ts'
import { linesOf } from '../../text/lists.ts'
import { MESSAGES } from '../../text/messages.ts'
import { isPriced, nameOf, pictureAt, priceOf, type Room } from './rooms.ts'

interface TariffProps {
  rooms: readonly Room[]
  onBook: (room: Room) => void
  /** Replaces the button after a stay was added. */
  addedTo: (room: Room) => ReactNode
}

export function Tariff({ rooms, onBook, addedTo }: TariffProps) {
  if (rooms.length === 0) return <NoRooms text={MESSAGES.noResult} />
  return (
    <PackageGrid>
      {rooms.map((room, place) => (
        <PackageCard
          key={`${place} ${room.Id}`}
          name={nameOf(room)}
          level={3}
          price={priceOf(room)}
          picture={{ src: pictureAt(place), alt: '' }}
          features={linesOf(room.CottagePackageDescription)}
          featuresLabel={`What ${nameOf(room)} includes`}
          action={
            isPriced(room)
              ? {
                  label: 'Book stay',
                  describedName: `Book stay ${nameOf(room)}`,
                  onPress: () => onBook(room),
                  added: addedTo(room),
                }
              : askForPrice(nameOf(room))
          }
        />
      ))}
    </PackageGrid>
  )
}

export function NoRooms({ text }: { text: string }) {
  return <EmptyState level={3} title={text} picture={{ src: '/art/spot/no-results.svg', alt: '' }} />
}
