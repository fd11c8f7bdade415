import { PictureCard } from '../../../design-system/index.ts'
import { PlanHeart } from '../../shell/plan/PlanHeart.tsx'
import { keepEventPrice } from '../../state/menuChoice.ts'
import { rupees } from '../../text/money.ts'
import { eventPath, type StudioEvent } from './events.ts'

interface EventCardProps {
  event: StudioEvent
  level: 2 | 3
  /** Loads its picture eagerly. */
  first?: boolean
}

/** A click keeps the price for the event's page (EVT-02 to EVT-08). */
export function EventCard({ event, level, first }: EventCardProps) {
  const href = eventPath(event)
  return (
    <>
      <PictureCard
        title={event.EventCategoryName}
        level={level}
        picture={{
          src: event.ImageLink,
          alt: '',
          loading: first ? 'eager' : 'lazy',
          sizes: '(max-width: 600px) 100vw, (max-width: 991px) 45vw, 33vw',
        }}
        {...(typeof event.EventPrice === 'number' && { price: rupees(event.EventPrice) })}
        {...(href && {
          href,
          more: 'Read more',
          onOpen: () => keepEventPrice(event.SlugId, event.EventPrice ?? undefined),
        })}
      />
      <PlanHeart kind="Setups" id={event.SlugId} name={event.EventCategoryName} />
    </>
  )
}
