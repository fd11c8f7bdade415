import type { Receipt } from '../../payment/receipt.ts'
import type { TourForm } from '../../state/tourDraft.ts'
import { dMy } from '../../text/dates.ts'
import { rupees } from '../../text/money.ts'
import { eventOf } from '../../shell/payment/bookingEvents.ts'
import { gstWithin, hoursOf, nameOf, peopleOf, spoken, totalOf, visitingTime, type TourCategory } from './tour.ts'

export function tourReceipt(form: TourForm, category: TourCategory): Receipt {
  const hours = hoursOf(form.startTime, category)
  const day = form.date && dMy(form.date)
  const total = totalOf(form.people, category)
  const count = peopleOf(form.people)
  const tour = {
    ProductName: 'Studio tour',
    BookingDate: day,
    StartTime: hours ? spoken(hours.start) : '',
    EndTime: hours ? spoken(hours.end) : '',
  }
  const event = eventOf(tour, 'Studio tour')
  return {
    lines: [
      {
        name: `Studio tour, ${nameOf(category)}`,
        detail: [day, hours && visitingTime(hours), `${count} ${count === 1 ? 'person' : 'people'}`]
          .filter(Boolean)
          .join(', '),
        amount: rupees(total),
      },
    ],
    rows: [
      { label: 'GST 18%, in the price', value: rupees(gstWithin(total)) },
      { label: 'Paid', value: rupees(total), tone: 'big' },
    ],
    events: event ? [event] : [],
  }
}
