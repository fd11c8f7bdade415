import { listEvents } from '../../api/catalogue.ts'
import { Related } from '../../shell/CardGrid.tsx'
import { useResource, valueOf } from '../../state/resource.ts'
import { following } from '../../text/following.ts'
import { EventCard } from './EventCard.tsx'
import { ALL_EVENTS } from './events.ts'

const COUNT = 4

/** Shows nothing if the list cannot be loaded. */
export function OtherEvents({ slug }: { slug: string }) {
  const events = useResource('events', (signal) => listEvents({ signal }), { quiet: true })
  const others = following(valueOf(events)?.eventcategorylist ?? [], slug, COUNT)
  if (others.length === 0) return null
  return (
    <Related title="Other events" all={{ href: ALL_EVENTS.href, text: 'View all events' }}>
      {others.map((event, at) => (
        <li key={`${at} ${event.SlugId}`}>
          <EventCard event={event} level={3} />
        </li>
      ))}
    </Related>
  )
}
