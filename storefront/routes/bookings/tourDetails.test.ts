import { expect, it } from 'vitest'
import type { Booking, BookingDetail } from '../../api/contract/bookings.ts'
import { fromRupees, ZERO } from '../../text/money.ts'
import { tourOf } from './tourDetails.ts'

const BOOKING: Booking = {
  Id: 7,
  OrderId: 41,
  ShootDate: '09 Dec 2026',
  BookingDate: '22 Nov 2026',
  TotalAmountToPay: fromRupees(354),
  BookingType: 'Recce',
  IsUpcoming: 1,
}
const DETAILS = {
  bookingdetails: [
    {
      TypeId: 0,
      Amount: fromRupees(354),
      bookingdetails: [
        {
          ProductCategory: '',
          ProductName: 'A walk',
          StartTime: '10:00 AM',
          EndTime: '11:00 AM',
          BookingDate: '09 Dec 2026',
          Quantity: 2,
          ProductPrice: fromRupees(177),
          ProductSellingAmount: fromRupees(177),
        },
      ],
    },
  ],
  orderbillingdetails: {
    FullName: 'Meera Joshi',
    Email: '',
    Phone: '',
    TotalAmount: fromRupees(354),
    ProductDiscount: ZERO,
    AdditionalDiscount: ZERO,
    TotalProductAmountToPay: fromRupees(354),
    CouponCode: '',
    CouponDiscount: ZERO,
    TotalAmountToPay: fromRupees(354),
    AdvanceAmountPaid: fromRupees(354),
    CGSTPercentage: 9,
    SGSTPercentage: 9,
    CGSTAmount: fromRupees(27),
    SGSTAmount: fromRupees(27),
  },
} satisfies Pick<BookingDetail, 'bookingdetails' | 'orderbillingdetails'>

it('says when, how many people, and what was paid', () => {
  const { ids, lines, rows } = tourOf(BOOKING, { n: 1, Msg: '', ...DETAILS })
  expect(ids.slice(0, 3)).toEqual([
    { label: 'Date', value: '09 Dec 2026' },
    { label: 'Time', value: '10:00 am – 11:00 am' },
    { label: 'People', value: '2 people' },
  ])
  expect(lines[0]?.amount).toBe('₹354')
  expect(rows).toEqual([
    { label: 'GST 18%, in the price', value: '₹54' },
    { label: 'Paid', value: '₹354', tone: 'big' },
  ])
})

it('says what the list knows where the provider has no details', () => {
  const { ids, rows, events } = tourOf(BOOKING, undefined)
  expect(ids.map(({ label }) => label)).toEqual(['Date', 'Booked on'])
  expect(rows).toEqual([{ label: 'Paid', value: '₹354', tone: 'big' }])
  expect(events[0]).toMatchObject({ day: '2026-12-09', start: undefined })
})

it('shows what can be read of the details', () => {
  const [group] = DETAILS.bookingdetails
  const [line] = group?.bookingdetails ?? []
  const { ids, lines, rows } = tourOf(BOOKING, {
    n: 1,
    Msg: '',
    bookingdetails: [{ ...group!, bookingdetails: [{ ...line!, Quantity: null }] }],
    orderbillingdetails: { ...DETAILS.orderbillingdetails, CGSTAmount: null },
  })
  expect(ids.map(({ label }) => label)).toEqual(['Date', 'Time', 'Booked on', 'Name'])
  expect(lines[0]?.detail).toBe('09 Dec 2026, 10:00 am – 11:00 am')
  expect(rows).toEqual([
    { label: 'GST 18%, in the price', value: 'Cannot be read' },
    { label: 'Paid', value: '₹354', tone: 'big' },
  ])
})
