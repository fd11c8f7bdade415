import type { Booking, BookingDetail } from '../../api/contract/bookings.ts'
import { eventOf } from '../../shell/payment/bookingEvents.ts'
import { timeWindow } from '../../text/times.ts'
import { formatAmount, sum } from './amounts.ts'
import { gstLabel } from './details.ts'

/** The receipt uses the same name, because calendar entries with equal names and times get equal ids. */
const NAME = 'Studio tour'

/** @param details undefined if the provider has none. */
export function tourOf({ ShootDate, BookingDate, TotalAmountToPay }: Booking, details: BookingDetail | undefined) {
  const line = details?.bookingdetails.flatMap(({ bookingdetails }) => bookingdetails)[0]
  const bill = details?.orderbillingdetails
  const amount = formatAmount(TotalAmountToPay)
  const count = line?.Quantity ?? undefined
  const people = count !== undefined && `${count} ${count === 1 ? 'person' : 'people'}`
  const hours = line && timeWindow(line.StartTime, line.EndTime)
  const event = eventOf(
    {
      ProductName: NAME,
      BookingDate: ShootDate,
      StartTime: line?.StartTime ?? '',
      EndTime: line?.EndTime ?? '',
    },
    NAME,
  )
  return {
    ids: [
      { label: 'Date', value: ShootDate },
      ...(hours ? [{ label: 'Time', value: hours }] : []),
      ...(people ? [{ label: 'People', value: people }] : []),
      { label: 'Booked on', value: BookingDate },
      ...(bill?.FullName ? [{ label: 'Name', value: bill.FullName }] : []),
    ],
    lines: [{ name: NAME, detail: [ShootDate, hours, people].filter(Boolean).join(', '), amount }],
    rows: [
      ...(bill
        ? [{ label: `${gstLabel(bill)}, in the price`, value: formatAmount(sum([bill.CGSTAmount, bill.SGSTAmount])) }]
        : []),
      { label: 'Paid', value: amount, tone: 'big' as const },
    ],
    events: event ? [event] : [],
  }
}
