import { expect, it } from 'vitest'
import type { BookingDetail } from '../../api/account.ts'
import { fromRupees, ZERO } from '../../text/money.ts'
import { billingRows, checkInOf, detailSections, eventsOf, startOf } from './details.ts'

type Group = BookingDetail['bookingdetails'][number]

const line = (ProductName: string, more: Partial<Group['bookingdetails'][number]> = {}) => ({
  ProductCategory: '',
  ProductName,
  StartTime: '',
  EndTime: '',
  BookingDate: '04 Dec 2026',
  Quantity: 1,
  ProductPrice: fromRupees(100),
  ProductSellingAmount: fromRupees(100),
  ...more,
})

const details = (...groups: readonly [number, Group['bookingdetails']][]): BookingDetail => ({
  n: 1,
  Msg: '',
  bookingdetails: groups.map(([TypeId, bookingdetails]) => ({ TypeId, Amount: fromRupees(100), bookingdetails })),
  orderbillingdetails: {
    FullName: '',
    Email: '',
    Phone: '',
    TotalAmount: ZERO,
    ProductDiscount: ZERO,
    AdditionalDiscount: ZERO,
    TotalProductAmountToPay: ZERO,
    CouponCode: '',
    CouponDiscount: ZERO,
    TotalAmountToPay: fromRupees(500),
    AdvanceAmountPaid: fromRupees(300),
    CGSTPercentage: 9,
    SGSTPercentage: 9,
    CGSTAmount: fromRupees(27),
    SGSTAmount: fromRupees(27),
  },
})

const none = () => ({ src: '', alt: '' })

it('leaves out empty sections, and shows unknown kinds', () => {
  expect(detailSections(details([1, [line('Golden Hour')]]), none).map(({ title }) => title)).toEqual(['Shoot'])
  expect(detailSections(details([9, [line('A drone')]]), none)).toMatchObject([
    { title: 'Add On Services', groups: [{ title: 'Others', amount: '₹100', lines: [{ name: 'A drone' }] }] },
  ])
  expect(detailSections(details(), none)).toEqual([])
})

it('multiplies prices by the quantity, and says what one costs', () => {
  const thali = line('Farm Thali', {
    Quantity: 6,
    ProductSellingAmount: fromRupees(450),
    ProductPrice: fromRupees(500),
  })
  expect(detailSections(details([5, [thali]]), none)).toMatchObject([
    { groups: [{ lines: [{ detail: '04 Dec 2026, ₹450 each', selling: '₹2,700', list: '₹3,000' }] }] },
  ])
})

it('takes the earliest start of several shoots, and none from unreadable times', () => {
  expect(startOf(details([1, [line('Late', { StartTime: '2:00 PM' }), line('Early', { StartTime: '07:00' })]]))).toBe(
    420,
  )
  expect(startOf(details([1, [line('Golden Hour', { StartTime: 'soon' })]]))).toBeUndefined()
})

it('reads the day of a stay', () => {
  expect(checkInOf(details([2, [line('Cottage')]]))).toBe('04 Dec 2026')
  expect(checkInOf(details([1, [line('Golden Hour')]]))).toBeUndefined()
})

it('makes calendar events of shoots and stays, each with its own id', () => {
  const all = details([2, [line('Cottage')]], [1, [line('Golden Hour')]], [5, [line('Thali')]])
  const events = eventsOf(all)
  expect(events.map(({ title }) => title.split(',')[0])).toEqual(['Golden Hour', 'Cottage'])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2)
})

it('shows no discount of zero', () => {
  expect(billingRows(details()).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Total amount ₹0',
    'Amount after discounts ₹0',
    'Total to pay ₹500',
    'Booking Amount ₹300',
    'GST 18% ₹54',
    'Balance ₹200',
  ])
})
