import { PICTURES } from '#brand/pictures.ts'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import {
  BookingTable,
  CallSheet,
  Container,
  EmptyState,
  StatList,
  Heading,
  Inline,
  LinkButton,
  Loading,
  PageHeader,
  Section,
  Skeleton,
  Spoken,
  Stack,
  Text,
  TextButton,
  TextLink,
} from '../../../design-system/index.ts'
import { crumbs } from '../../shell/breadcrumbs.ts'
import type { Booking } from '../../api/contract/bookings.ts'
import type { Entry } from '../../payment/journalEntry.ts'
import { HoldFooter } from '../../shell/PageLoading.tsx'
import { orderOf } from '../../shell/payment/orderOf.ts'
import { useKnownPayments } from '../../shell/payment/useKnownPayments.ts'
import { LoadFailed, match } from '../../shell/match.tsx'
import { firstPricingAtom } from '../../state/packages.ts'
import { useResource } from '../../state/resource.ts'
import { sessionAtom } from '../../state/session.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { MESSAGES } from '../../text/messages.ts'
import type { ChangeKind } from './changes.ts'
import { BookingDialog, ChangeDialog, fetchDialogs, TourDialog } from './dialogs.ts'
import { ChangeRequest } from './ChangeRequest.tsx'
import { termsOf } from './cancellation.ts'
import { loadBookings, type LoadedBookings } from './loadBookings.ts'
import { bookingRow, factsText, nextShoot, RECCE, unreadRow } from './rows.ts'

const COLUMNS = {
  id: 'Booking ID',
  shoot: 'Shoot Date',
  date: 'Date',
  price: 'Price',
  type: 'Booking Type',
  action: 'Details',
}

export function BookingsRoute() {
  const session = useAtomValue(sessionAtom)
  const bookings = useResource('bookings', loadBookings, { personal: true })
  const known = useKnownPayments() ?? []
  const [changing, setChanging] = useState<ChangeKind>()
  if (session.status === 'guest') return null
  const edit = (kind: ChangeKind) => (
    <Inline as="span" gap={4}>
      <span>{session[kind]}</span>
      <TextButton aria-label={`Edit ${kind}`} onClick={() => setChanging(kind)}>
        Edit
      </TextButton>
    </Inline>
  )
  return (
    <Container>
      <PageHeader
        title={`Welcome, ${session.name}`}
        crumbs={crumbs({ text: 'My bookings' })}
        aside={
          <StatList
            size="small"
            items={[
              { value: edit('email'), text: 'Email' },
              { value: edit('mobile'), text: 'Mobile' },
            ]}
          />
        }
      />
      <Section pad="page">
        {match(bookings, {
          loading: () => <BookingsLoading />,
          refused: (refusal) => <LoadFailed {...refusal} />,
          ready: (loaded) => <Bookings {...loaded} known={known} />,
        })}
      </Section>
      <Suspense>
        {changing && (
          <ChangeDialog kind={changing} current={session[changing]} onClose={() => setChanging(undefined)} />
        )}
      </Suspense>
    </Container>
  )
}

function BookingsLoading() {
  return (
    <Loading label={MESSAGES.wait}>
      <HoldFooter />
      <Stack gap={10}>
        <Skeleton shape="card" height="132px" />
        <Stack gap={4}>
          <Skeleton shape="text" width="40%" height="28" />
          <Skeleton shape="text" lines={5} />
        </Stack>
      </Stack>
    </Loading>
  )
}

/** @param known payments of the visitor in this browser. */
function Bookings({ bookings, facts, known }: LoadedBookings & { known: readonly Entry[] }) {
  const pricing = useAtomValue(firstPricingAtom)
  const [opened, setOpened] = useState<Booking>()
  const Opened = opened?.BookingType === RECCE ? TourDialog : BookingDialog
  const read = bookings.filter((booking) => booking !== null)
  const upcoming = read.filter((booking) => booking.IsUpcoming === 1)
  const previous = read.filter((booking) => booking.IsUpcoming !== 1)
  const unread = bookings.filter((booking) => booking === null)
  const order = (booking: Booking) => orderOf(booking, read, known)
  const next = nextShoot(upcoming, facts)
  const row = (booking: Booking, at: number) =>
    bookingRow(booking, at, () => setOpened(booking), facts.get(booking.Id)?.hours)

  // Tours need a link of their own, because BOOK-14 hides the usual one.
  const tourDetails = (booking: Booking) =>
    booking.BookingType === RECCE && (
      <div>
        <TextButton aria-label={`Tour details, booking #${booking.OrderId}`} onClick={() => setOpened(booking)}>
          Tour details
        </TextButton>
      </div>
    )

  useEffect(() => {
    fetchDialogs().catch(() => undefined)
  }, [])

  if (bookings.length === 0) {
    return (
      <EmptyState
        level={2}
        title={BOOKING_MESSAGES.bookingsEmpty}
        picture={{ src: '/art/spot/empty-cart.svg', alt: '' }}
        action={pricing && <LinkButton href={pricing}>{MESSAGES.startBooking}</LinkButton>}
      />
    )
  }
  return (
    <Stack gap={10}>
      {next && (
        <CallSheet
          label="Next on the call sheet"
          title={next.title}
          text={next.text}
          picture={{ src: PICTURES.noBookings, alt: '' }}
        />
      )}
      <Stack gap={4}>
        <Heading level={2} size="title-l">
          Upcoming bookings
        </Heading>
        <BookingTable
          caption="Upcoming bookings"
          columns={COLUMNS}
          rows={[
            ...upcoming.map((booking, at) => ({
              ...row(booking, at),
              more: (
                <Stack gap={1}>
                  <BookedFacts text={factsText(facts.get(booking.Id), order(booking)?.orderId)} />
                  <ChangeRequest
                    booking={booking}
                    order={order(booking)}
                    terms={termsOf({ ...booking, orderedAt: order(booking)?.createdAt }, facts.get(booking.Id)?.start)}
                  />
                  {tourDetails(booking)}
                </Stack>
              ),
            })),
            ...unread.map((_, at) => unreadRow(at)),
          ]}
          empty="No upcoming bookings"
        />
        {upcoming.length > 0 && (
          <Text size="small" tone="muted">
            A new date is subject to availability. See the{' '}
            <TextLink href="/terms-and-conditions#booking">terms</TextLink> and the{' '}
            <TextLink href="/refund-policy">refund policy</TextLink>.
          </Text>
        )}
      </Stack>
      <Stack gap={4}>
        <Inline justify="between" gap={4}>
          <Heading level={2} size="title-l">
            Previous bookings
          </Heading>
          {pricing && (
            <LinkButton href={pricing} variant="secondary">
              Book again
            </LinkButton>
          )}
        </Inline>
        <BookingTable
          caption="Previous bookings"
          columns={COLUMNS}
          rows={previous.map((booking, at) => ({ ...row(booking, at), more: tourDetails(booking) }))}
          empty="No earlier bookings."
        />
      </Stack>
      <Suspense>
        {opened && <Opened booking={opened} order={order(opened)} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Stack>
  )
}

function BookedFacts({ text }: { text: string }) {
  if (!text) return null
  return (
    <Text>
      <strong>
        <Spoken>{text}</Spoken>
      </strong>
    </Text>
  )
}
