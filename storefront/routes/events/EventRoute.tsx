import { BRAND } from '../../brand.ts'
import { LinkButton } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetEventsDetails, GetEventsCategory } from '../../api/contract/catalogue/events.ts'
import { useSlug } from '../../shell/navigation.ts'
import { PageBanner } from '../../shell/PageBanner.tsx'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { PhotoGallery } from '../../shell/PhotoGallery.tsx'
import { PlanHeart } from '../../shell/plan/PlanHeart.tsx'
import { shareCard } from '../../shell/shareCard.ts'
import { useKept } from '../../shell/hydrated.ts'
import { keptEventPrice } from '../../state/menuChoice.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { wordsOfSlug } from '../../text/address.ts'
import { EventContact } from './EventContact.tsx'
import * as css from './EventPage.css.ts'
import { ALL_EVENTS, eventPage, productData } from './events.ts'
import { Related } from '../../shell/CardGrid.tsx'
import { LoadFailed, match, NothingFound } from '../../shell/match.tsx'
import { following } from '../../text/lists.ts'
import { EventCard } from './EventCard.tsx'

const OTHERS = 4

export function EventRoute() {
  const eid = useSlug()
  const answer = useResource(`event ${eid}`, (signal) => send(GetEventsDetails, { SlugName: eid }, { signal }))
  // The price of the card that was opened.
  const price = useKept(() => keptEventPrice(eid), undefined)
  const event = answer.status === 'ready' ? eventPage(answer.value.eventdetaillist) : undefined
  const missing = answer.status === 'refused' || (answer.status === 'ready' && !event)
  const notFound = (msg?: string) => (
    <NothingFound msg={msg} action={<LinkButton href={ALL_EVENTS.href}>View all events</LinkButton>} />
  )
  const name = event?.name || wordsOfSlug(eid, 'Event')
  const path = `/event/${encodeURIComponent(eid)}`

  return (
    <PublicPage
      name={name}
      above={[ALL_EVENTS]}
      description={
        event?.description || `${name} on ${BRAND.grounds}: photographs, what is possible, and whom to call.`
      }
      image={event?.banner && shareCard(event.banner)}
      noindex={missing}
      data={
        event && price !== undefined
          ? [productData({ name, description: event.description, image: event.banner, path, price })]
          : []
      }
    >
      <div className={css.banner}>
        <PageBanner title={name} lead={event?.description} picture={missing ? '' : event?.banner} />
        {event?.banner && <PlanHeart kind="Setups" id={eid} name={name} />}
      </div>
      {match(answer, {
        failed: (failure) => (
          <div className={css.failed}>
            <LoadFailed {...failure} />
          </div>
        ),
        refused: ({ msg }) => notFound(msg),
        ready: () => !event && notFound(),
      })}
      <div className={css.body}>
        {event && (
          <>
            <section aria-label="Gallery">
              <PhotoGallery of={name} files={event.photographs} none="There are no photographs of this event yet." />
            </section>
            <EventContact name={name} price={price} />
          </>
        )}
        {answer.status !== 'loading' && <OtherEvents slug={eid} />}
      </div>
    </PublicPage>
  )
}

/** Shows nothing if the list cannot be loaded. */
function OtherEvents({ slug }: { slug: string }) {
  const events = useResource('events', (signal) => send(GetEventsCategory, {}, { signal }), { quiet: true })
  const others = following(valueOf(events)?.eventcategorylist ?? [], slug, OTHERS)
  if (others.length === 0) return null
  return (
    <Related title="Other events" all={{ href: ALL_EVENTS.href, text: 'View all events' }}>
      {others.map((event, at) => (
        <EventCard key={`${at} ${event.SlugId}`} event={event} level={3} />
      ))}
    </Related>
  )
}
