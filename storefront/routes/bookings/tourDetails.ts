/** A booked studio tour for `Receipt`. */
import type { Booking, BookingDetail } from '../../api/account.ts'
import { eventOf } from '../../shell/payment/bookingEvents.ts'
import { timeWindow } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { paiseOf, rupees } from '../../text/money.ts'

/** The name of its calendar entry, as on the receipt: equal names and times make equal entries. */
const NAME = 'Studio tour'

/** @param details undefined where the provider has none. */
export function tourOf({ ShootDate, BookingDate, TotalAmountToPay }: Booking, details: BookingDetail | undefined) {
  const line = details?.bookingdetails.flatMap(({ bookingdetails }) => bookingdetails)[0]
  const bill = details?.orderbillingdetails
  const amount = TotalAmountToPay === null ? MESSAGES.unread : rupees(TotalAmountToPay)
  const people = line && `${line.Quantity} ${line.Quantity === 1 ? 'person' : 'people'}`
  const hours = line && timeWindow(line.StartTime, line.EndTime)
  const event = eventOf({
    ProductName: NAME,
    BookingDate: ShootDate,
    StartTime: line?.StartTime ?? '',
    EndTime: line?.EndTime ?? '',
  })
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
        ? [
            {
              label: `GST ${bill.CGSTPercentage + bill.SGSTPercentage}%, in the price`,
              value: rupees(paiseOf(bill.CGSTAmount + bill.SGSTAmount)),
            },
          ]
        : []),
      { label: 'Paid', value: amount, tone: 'big' as const },
    ],
    events: event ? [event] : [],
  }
}
