import { TOUR } from '#brand/tour.ts'
import { EmptyState, Heading, Spoken, TextLink } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import { GetRecceCategory } from '../../api/contract/catalogue/tours.ts'
import { BRAND } from '../../brand.ts'
import { askForPrice } from '../../shell/askForPrice.ts'
import { StaleNote } from '../../shell/StaleNote.tsx'
import { PublicPage } from '../../shell/PublicPage.tsx'
import { match } from '../../shell/match.tsx'
import { useResource } from '../../state/resource.ts'
import { MESSAGES } from '../../text/messages.ts'
import { rupees } from '../../text/money.ts'
import * as css from './ReccePage.css.ts'
import { isPriced, nameOf, type ListedTour } from './tour.ts'
import { TourForm } from './TourForm.tsx'

export function RecceRoute() {
  const categories = useResource('tour categories', (signal) => send(GetRecceCategory, {}, { signal }))
  return (
    <PublicPage name="Studio Tour" description={TOUR.lead} card="studio-tour" heading="Studio Tour" lead={TOUR.lead}>
      {match(categories, {
        refused: ({ msg }) => <NoTours text={msg} />,
        ready: ({ reccecategorylist: offered }) =>
          offered.length > 0 ? (
            <>
              <StaleNote of={categories} />
              <Tours categories={offered} />
            </>
          ) : (
            <NoTours text={MESSAGES.noResult} />
          ),
      })}
    </PublicPage>
  )
}

function Tours({ categories }: { categories: readonly ListedTour[] }) {
  const offered = categories.filter(isPriced)
  return (
    <>
      <noscript>
        <p>
          Booking a tour needs JavaScript. Please call <a href={BRAND.phone.href}>{BRAND.phone.text}</a>, {BRAND.hours}.
        </p>
      </noscript>
      {offered.length > 0 ? <TourForm categories={offered} /> : <NoTours text={MESSAGES.priceOnRequest} />}
      <Prices categories={categories} />
    </>
  )
}

function NoTours({ text }: { text: string }) {
  return (
    <EmptyState level={2} title={text} picture={{ src: '/art/spot/no-results.svg', alt: '' }}>
      Call us to arrange a visit: <TextLink href={BRAND.phone.href}>{BRAND.phone.text}</TextLink>
    </EmptyState>
  )
}

function Prices({ categories }: { categories: readonly ListedTour[] }) {
  return (
    <section className={css.prices} aria-labelledby="tour-prices">
      <Heading level={2} size="title-l" id="tour-prices">
        What a tour costs
      </Heading>
      <ul className={css.list}>
        {categories.map((tour, at) => (
          <li key={`${at} ${tour.Id}`} className={css.row}>
            <span className={css.name}>{nameOf(tour)}</span>
            <span className={css.each}>
              {tour.TimeInMinitues} minutes,{' '}
              {isPriced(tour) ? (
                <Spoken>{`${rupees(tour.PerHeadPrice)} per head`}</Spoken>
              ) : (
                <TextLink href={askForPrice(nameOf(tour)).href}>price on request</TextLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
