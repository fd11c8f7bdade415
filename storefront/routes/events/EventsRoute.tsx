import { BRAND } from '../../brand.ts'
import { EVENTS } from '#brand/events.ts'
import { send } from '../../api/client.ts'
import { GetEventsCategory } from '../../api/contract/catalogue/events.ts'
import { CardGrid, CardsLoading } from '../../shell/CardGrid.tsx'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { match, NothingFound } from '../../shell/match.tsx'
import { useResource, valueOf } from '../../state/resource.ts'
import { EventCard } from './EventCard.tsx'
import { ALL_EVENTS, productList } from './events.ts'

export function EventsRoute() {
  const events = useResource('events', (signal) => send(GetEventsCategory, {}, { signal }))
  const list = valueOf(events)?.eventcategorylist ?? []
  return (
    <PublicPage
      name={ALL_EVENTS.text}
      description={EVENTS.description}
      card="events"
      data={productList(list)}
      heading={`Events on ${BRAND.grounds}`}
      lead={EVENTS.lead}
    >
      {match(events, {
        loading: () => <CardsLoading phone="one" height="230px" />,
        ready: () =>
          list.length > 0 ? (
            <CardGrid phone="one">
              {list.map((event, at) => (
                <EventCard key={`${at} ${event.SlugId}`} event={event} level={2} first={at < 4} />
              ))}
            </CardGrid>
          ) : (
            <NothingFound />
          ),
      })}
    </PublicPage>
  )
}
