import { BillingSummary, BookingDetails, Button, Dialog, Icon, Inline, Stack } from '../../../design-system/index.ts'
import { readBooking, type Booking, type BookingDetail } from '../../api/account.ts'
import { AddToCalendar } from '../../shell/AddToCalendar.tsx'
import { LoadFailed } from '../../shell/LoadFailed.tsx'
import { PageLoading } from '../../shell/PageLoading.tsx'
import { usePictures } from '../../shell/usePictures.ts'
import { match, useResource } from '../../state/resource.ts'
import {
  billingRows,
  checkInOf,
  detailSections,
  eventsOf,
  isPartUnread,
  personOf,
  picturedOf,
  startOf,
} from './details.ts'
import { Request } from './Request.tsx'
import { stayTerms, termsOf } from './cancellation.ts'

/** The details of one booking (C-082). */
export function BookingDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const details = useResource(`booking ${booking.Id}`, (signal) => readBooking(booking.Id, { signal }))
  const reload = details.status === 'loading' ? () => undefined : details.reload
  return (
    <Dialog open onClose={onClose} title={`Booking #${booking.OrderId}`} closeLabel="Close" size="large" slate="sun">
      {match(details, {
        loading: () => <PageLoading bare />,
        failed: (failure) => <LoadFailed {...failure} />,
        refused: (refusal) => <LoadFailed {...refusal} />,
        ready: (value) => <Details booking={booking} details={value} reload={reload} />,
      })}
    </Dialog>
  )
}

const UNREAD =
  'Part of these details cannot be read. Your booking stays as it is; please try again, or call us if you need them.'

interface DetailsProps {
  booking: Booking
  details: BookingDetail
  reload: () => void
}

function Details({ booking, details, reload }: DetailsProps) {
  const isUpcoming = booking.IsUpcoming === 1
  const checkIn = checkInOf(details)
  const pictureOf = usePictures(picturedOf(details))
  return (
    <Stack gap={6}>
      {isPartUnread(details) && <LoadFailed tone="warning" msg={UNREAD} reload={reload} />}
      <BookingDetails
        listLabel="What was booked"
        person={personOf(details)}
        sections={detailSections(details, pictureOf)}
        billing={<BillingSummary title="Billing summary" rows={billingRows(details)} />}
      />
      {isUpcoming && (
        <Request
          booking={booking}
          terms={termsOf(booking, startOf(details))}
          stay={checkIn === undefined ? undefined : stayTerms(checkIn, booking)}
        />
      )}
      <Inline gap={4}>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" />
          Print
        </Button>
        {isUpcoming && <AddToCalendar events={eventsOf(details)} name={`booking-${booking.OrderId}`} />}
      </Inline>
    </Stack>
  )
}
