import { BRAND } from '../../brand.ts'
import { useState } from 'react'
import {
  BillingSummary,
  BookingDetails,
  Button,
  Dialog,
  Icon,
  Inline,
  Stack,
  TextButton,
  TextLink,
} from '../../../design-system/index.ts'
import type { Entry } from '../../payment/journalEntry.ts'
import type { Booking, BookingDetail } from '../../api/contract/bookings.ts'
import { Arrival } from '../../shell/arrival/Arrival.tsx'
import { shootsOf, withArrival } from '../../shell/arrival/arrival.ts'
import { AddToCalendar } from '../../shell/AddToCalendar.tsx'
import { mailAbout, numbersOf, withFacts } from '../../shell/payment/orderOf.ts'
import { usePictures } from '../../shell/usePictures.ts'
import { LoadFailed, match } from '../../shell/match.tsx'
import { useResource } from '../../state/resource.ts'
import { CallSheetDialog } from '../plan/CallSheetDialog.tsx'
import { shootsOf as calledShoots, type CalledGroups } from '../plan/callSheet.ts'
import { mapPage } from '../contact/map.ts'
import { formatAmount } from './amounts.ts'
import {
  balanceOf,
  billingRows,
  checkInOf,
  detailSections,
  eventsOf,
  isPartUnread,
  personOf,
  picturedOf,
  startOf,
} from './details.ts'
import { ChangeRequest } from './ChangeRequest.tsx'
import { stayTerms, termsOf } from './cancellation.ts'
import { loadDetails } from './loadBookings.ts'

export interface BookingDialogProps {
  booking: Booking
  /** Set if this browser has paid for it. */
  order: Entry | undefined
  onClose: () => void
}

export function BookingDialog({ booking, order, onClose }: BookingDialogProps) {
  const details = useResource(`booking ${booking.Id}`, (signal) => loadDetails(booking, signal), { personal: true })
  const reload = details.status === 'loading' ? () => undefined : details.reload
  const [sheet, setSheet] = useState<CalledGroups>()
  if (sheet) return <CallSheetDialog groups={sheet} onClose={() => setSheet(undefined)} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Booking #${booking.OrderId}`}
      {...(order && { description: `Order ${order.orderId}` })}
      closeLabel="Close"
      size="large"
      slate="sun"
    >
      {match(details, {
        refused: (refusal) => <LoadFailed {...refusal} />,
        ready: (value) => <Details {...{ booking, order, reload }} details={value} onCallSheet={setSheet} />,
      })}
    </Dialog>
  )
}

const UNREAD =
  'Part of these details cannot be read. Your booking stays as it is; please try again, or call us if you need them.'

interface DetailsProps extends Pick<BookingDialogProps, 'booking' | 'order'> {
  details: BookingDetail
  reload: () => void
  onCallSheet: (groups: CalledGroups) => void
}

function Details({ booking, order, details, reload, onCallSheet }: DetailsProps) {
  const groups = picturedOf(details)
  const isUpcoming = booking.IsUpcoming === 1
  const checkIn = checkInOf(details)
  const pictureOf = usePictures(groups)
  const numbers = numbersOf(booking.OrderId, order?.orderId)
  const events = eventsOf(details)
  const [first] = shootsOf(events)
  const due = balanceOf(details)
  const balance = due ? formatAmount(due) : undefined
  return (
    <Stack gap={6}>
      {isPartUnread(details) && <LoadFailed tone="warning" msg={UNREAD} reload={reload} />}
      {isUpcoming && first && <Arrival shoot={first} balance={balance} level={3} />}
      <BookingDetails
        listLabel="What was booked"
        person={personOf(details)}
        sections={detailSections(details, pictureOf)}
        billing={<BillingSummary title="Billing summary" rows={billingRows(details)} />}
      />
      {isUpcoming && (
        <ChangeRequest
          booking={booking}
          order={order}
          terms={termsOf({ ...booking, orderedAt: order?.createdAt }, startOf(details))}
          stay={checkIn === undefined ? undefined : stayTerms(checkIn, booking)}
        />
      )}
      <Inline gap={4}>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="printer" />
          Print
        </Button>
        {isUpcoming && calledShoots(groups).length > 0 && (
          <TextButton icon="printer" onClick={() => onCallSheet(groups)}>
            Call sheet
          </TextButton>
        )}
        {isUpcoming && (
          <AddToCalendar
            events={withFacts(withArrival(events), numbers, balance && `Balance at ${BRAND.premises} ${balance}`)}
            name={`booking-${booking.OrderId}`}
          />
        )}
        <TextLink href={mapPage(BRAND.place)} external externalLabel=", opens in a new tab">
          Directions
        </TextLink>
        <TextLink href={mailAbout(numbers)}>Email us about this booking</TextLink>
      </Inline>
    </Stack>
  )
}
