import { Dialog, Inline, Logo, Receipt, Stack, Text } from '../../../design-system/index.ts'
import type { BookingDetail } from '../../api/contract/bookings.ts'
import { BRAND } from '../../brand.ts'
import { AddToCalendar } from '../../shell/AddToCalendar.tsx'
import { numbersOf, withFacts } from '../../shell/payment/orderOf.ts'
import { PageLoading } from '../../shell/PageLoading.tsx'
import { useResource, valueOf } from '../../state/resource.ts'
import type { BookingDialogProps } from './BookingDialog.tsx'
import { loadDetails } from './loadBookings.ts'
import { tourOf } from './tourDetails.ts'

/** A printable studio tour. Time and people come from the provider's details, if they are there. */
export function TourDialog({ booking, order, onClose }: BookingDialogProps) {
  const details = useResource(`booking ${booking.Id}`, (signal) => loadDetails(booking, signal), {
    quiet: true,
    personal: true,
  })
  return (
    <Dialog open onClose={onClose} title="Studio tour" closeLabel="Close" size="medium">
      {details.status === 'loading' ? (
        <PageLoading bare />
      ) : (
        <Tour booking={booking} order={order} details={valueOf(details)} />
      )}
    </Dialog>
  )
}

interface TourProps extends Pick<BookingDialogProps, 'booking' | 'order'> {
  details: BookingDetail | undefined
}

function Tour({ booking, order, details }: TourProps) {
  const { ids, lines, rows, events } = tourOf(booking, details)
  return (
    <Stack gap={5}>
      <Receipt
        title={`Booking #${booking.OrderId}`}
        level={3}
        from={
          <Inline gap={4} justify="between">
            <Logo label={BRAND.name} href="/" />
            <Text size="small">{BRAND.address}</Text>
          </Inline>
        }
        ids={order ? [{ label: 'Order', value: order.orderId }, ...ids] : ids}
        columns={{ caption: 'What was booked', item: 'Item', amount: 'Amount' }}
        lines={lines}
        rows={rows}
        note={`${BRAND.name}, ${BRAND.phone.text}, ${BRAND.email.text}`}
        print={{ label: 'Print' }}
      />
      {booking.IsUpcoming === 1 && (
        <AddToCalendar
          events={withFacts(events, numbersOf(booking.OrderId, order?.orderId))}
          name={`booking-${booking.OrderId}`}
        />
      )}
    </Stack>
  )
}
