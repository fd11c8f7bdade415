import { BRAND } from '../../brand.ts'
import { EVENTS } from '#brand/events.ts'
import { Container, PageHeader, Section } from '../../../design-system/index.ts'
import { listEvents } from '../../api/catalogue.ts'
import { CardGrid } from '../../shell/CardGrid.tsx'
import { CardsLoading } from '../../shell/CardsLoading.tsx'
import { breadcrumbList, crumbs } from '../../shell/breadcrumbs.ts'
import { LoadFailed } from '../../shell/LoadFailed.tsx'
import { NothingFound } from '../../shell/NothingFound.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { pageCard } from '../../shell/shareCard.ts'
import { match, useResource, valueOf } from '../../state/resource.ts'
import { EventCard } from './EventCard.tsx'
import { ALL_EVENTS, productList, type StudioEvent } from './events.ts'

const HERE = { text: ALL_EVENTS.text }

export function EventsRoute() {
  const events = useResource('events', (signal) => listEvents({ signal }))
  const list = valueOf(events)?.eventcategorylist ?? []
  return (
    <>
      <PageHead
        title="Events"
        description={EVENTS.description}
        image={pageCard('events')}
        data={[breadcrumbList(HERE), ...productList(list)]}
      />
      <Section pad="page">
        <Container>
          <PageHeader title={`Events on ${BRAND.grounds}`} crumbs={crumbs(HERE)} lead={EVENTS.lead} />
          {match(events, {
            loading: () => <CardsLoading phone="one" height="230px" />,
            failed: (failure) => <LoadFailed {...failure} />,
            refused: ({ msg }) => <NothingFound msg={msg} />,
            ready: () => (list.length > 0 ? <Cards events={list} /> : <NothingFound />),
          })}
        </Container>
      </Section>
    </>
  )
}

function Cards({ events }: { events: readonly StudioEvent[] }) {
  return (
    <CardGrid phone="one">
      {events.map((event, at) => (
        <li key={`${at} ${event.SlugId}`}>
          <EventCard event={event} level={2} first={at < 4} />
        </li>
      ))}
    </CardGrid>
  )
}
