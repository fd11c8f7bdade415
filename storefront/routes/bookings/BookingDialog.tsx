import { BillingSummary, BookingDetails, Dialog } from '../../../design-system/index.ts'
import { readBooking, type Booking } from '../../api/account.ts'
import { LoadFailed } from '../../shell/LoadFailed.tsx'
import { PageLoading } from '../../shell/PageLoading.tsx'
import { useResource } from '../../state/resource.ts'
import { billingRows, detailSections, personOf } from './details.ts'

/** The details of one booking. Can be closed throughout; a failure ends the wait and stands here (C-082). */
export function BookingDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const details = useResource(`booking ${booking.Id}`, (signal) => readBooking(booking.Id, { signal }))
  return (
    <Dialog open onClose={onClose} title={`Booking #${booking.OrderId}`} closeLabel="Close" size="large" slate="sun">
      {details.is === 'loading' && <PageLoading bare />}
      {(details.is === 'failed' || details.is === 'refused') && <LoadFailed {...details} />}
      {details.is === 'ready' && (
        <BookingDetails
          listLabel="What was booked"
          person={personOf(details.value)}
          sections={detailSections(details.value)}
          billing={<BillingSummary title="Billing summary" rows={billingRows(details.value)} />}
        />
      )}
    </Dialog>
  )
}
