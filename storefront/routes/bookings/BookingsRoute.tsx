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
  PageHeader,
  Section,
  Stack,
  TextButton,
} from '../../../design-system/index.ts'
import { listBookings, type Booking } from '../../api/account.ts'
import { LoadFailed } from '../../shell/LoadFailed.tsx'
import { PageLoading } from '../../shell/PageLoading.tsx'
import { firstPricingAtom } from '../../state/packages.ts'
import { match, useResource } from '../../state/resource.ts'
import { sessionAtom } from '../../state/session.ts'
import { MESSAGES } from '../../text/messages.ts'
import type { ChangeKind } from './changes.ts'
import { BookingDialog, ChangeDialog, fetchDialogs } from './dialogs.ts'
import { Requests } from './Requests.tsx'
import { bookingRow, nextShoot, RECCE } from './rows.ts'

const COLUMNS = {
  id: 'Booking ID',
  shoot: 'Shoot Date',
  date: 'Date',
  price: 'Price',
  type: 'Booking Type',
  action: 'Details',
}

/** /bookings: profile, upcoming and previous bookings (BOOK-01 to 49). */
export function BookingsRoute() {
  const session = useAtomValue(sessionAtom)
  const bookings = useResource('bookings', (signal) => listBookings({ signal }))
  const [changing, setChanging] = useState<ChangeKind>()
  if (session.status === 'guest') return null
  const edit = (kind: ChangeKind) => (
    <Inline gap={4}>
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
        crumbs={{ label: 'You are here', items: [{ href: '/', text: 'Home' }, { text: 'My bookings' }] }}
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
          loading: () => <PageLoading bare />,
          failed: (failure) => <LoadFailed {...failure} />,
          refused: (refusal) => <LoadFailed {...refusal} />,
          ready: ({ bookingmodellist }) => <Bookings bookings={bookingmodellist} />,
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

function Bookings({ bookings }: { bookings: readonly Booking[] }) {
  const pricing = useAtomValue(firstPricingAtom)
  const [opened, setOpened] = useState<Booking>()
  const upcoming = bookings.filter((booking) => booking.IsUpcoming === 1)
  const previous = bookings.filter((booking) => booking.IsUpcoming !== 1)
  const next = nextShoot(upcoming)
  const row = (booking: Booking) => bookingRow(booking, () => setOpened(booking))

  useEffect(() => {
    fetchDialogs().catch(() => undefined)
  }, [])

  if (bookings.length === 0) {
    return (
      <EmptyState
        level={2}
        title={MESSAGES.bookingsEmpty}
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
          picture={{ src: '/art/scene/sunflower-field.svg', alt: '' }}
        />
      )}
      <Stack gap={4}>
        <Heading level={2} size="title-l">
          Upcoming bookings
        </Heading>
        <BookingTable
          caption="Upcoming bookings"
          columns={COLUMNS}
          rows={upcoming.map(row)}
          empty="No upcoming bookings"
        />
      </Stack>
      {upcoming.length > 0 && <Requests bookings={upcoming} />}
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
          rows={previous.map(row)}
          empty="Nothing was booked before."
        />
      </Stack>
      <Suspense>
        {opened && opened.BookingType !== RECCE && (
          <BookingDialog booking={opened} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </Stack>
  )
}
