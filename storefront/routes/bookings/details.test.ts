import { expect, it } from 'vitest'
import type { BookingDetail } from '../../api/contract/bookings.ts'
import { fromRupees, ZERO } from '../../text/money.ts'
import { billingRows, checkInOf, detailSections, eventsOf, isPartUnread, personOf, startOf } from './details.ts'

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
  expect(events.map(({ title }) => title.split(',')[0])).toEqual([
    'Shoot at Aperture Acres: Golden Hour',
    'Stay at Aperture Acres: Cottage',
  ])
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

const CANNOT = 'Cannot be read'
const rowsOf = (bill: Partial<NonNullable<BookingDetail['orderbillingdetails']>> | null) => {
  const good = details()
  return billingRows({
    ...good,
    orderbillingdetails: bill && good.orderbillingdetails && { ...good.orderbillingdetails, ...bill },
  }).map(({ label, value }) => `${label}: ${value}`)
}

it('shows a line that cannot be read as such, beside the others, and no sum without it', () => {
  const unread = line('', { Quantity: null, ProductPrice: null, ProductSellingAmount: null })
  const all = details([1, [line('Golden Hour'), unread]])
  const [shoot] = detailSections(all, none)
  expect(shoot?.lines).toMatchObject([
    { name: 'Golden Hour', quantity: '1', selling: '₹100' },
    { name: 'Item', selling: CANNOT },
  ])
  expect(shoot?.lines[1]).not.toHaveProperty('quantity')
  expect(isPartUnread(all)).toBe(true)
  expect(isPartUnread(details([1, [line('Golden Hour')]]))).toBe(false)
  const [group] = all.bookingdetails
  const twice = { ...all, bookingdetails: [group!, { ...group!, Amount: null }] }
  expect(detailSections(twice, none)[0]).toMatchObject({ amount: CANNOT })
})

it.each([
  [{ Quantity: null }, { detail: '04 Dec 2026, ₹100 each', selling: CANNOT }],
  [{ Quantity: 1e21 }, { selling: CANNOT }],
  [{ ProductSellingAmount: null }, { quantity: '1', selling: CANNOT }],
  [{ ProductPrice: null }, { quantity: '1', selling: '₹100' }],
])('of a line with %j shows the rest', (more, shown) => {
  const [shoot] = detailSections(details([1, [line('Golden Hour', more)]]), none)
  expect(shoot?.lines[0]).toMatchObject({ name: 'Golden Hour', ...shown })
  expect(shoot?.lines[0]).not.toHaveProperty('list')
})

it('says that a group was paid for of which no line can be read', () => {
  const paid = details([5, []])
  expect(detailSections(paid, none)).toMatchObject([
    { groups: [{ title: 'Food and Beverages', amount: '₹100', lines: [{ name: 'Item', selling: CANNOT }] }] },
  ])
  expect(isPartUnread(paid)).toBe(true)
  const free = { ...paid, bookingdetails: [{ TypeId: 5, Amount: ZERO, bookingdetails: [] }] }
  expect(detailSections(free, none)).toEqual([])
  expect(isPartUnread(free)).toBe(false)
})

it('never takes an amount of the bill for zero, and adds up none that is not known', () => {
  expect(rowsOf({ AdvanceAmountPaid: null, CouponCode: 'MONSOON', CouponDiscount: null, SGSTAmount: null })).toEqual([
    'Total amount: ₹0',
    'Amount after discounts: ₹0',
    `Coupon MONSOON: ${CANNOT}`,
    'Total to pay: ₹500',
    `Booking Amount: ${CANNOT}`,
    `GST 18%: ${CANNOT}`,
    `Balance: ${CANNOT}`,
  ])
  expect(rowsOf({ SGSTPercentage: null })).toContain('GST: ₹54')
  expect(rowsOf({ TotalAmountToPay: null })).toEqual(
    expect.arrayContaining([`Total to pay: ${CANNOT}`, 'Booking Amount: ₹300', `Balance: ${CANNOT}`]),
  )
})

it('shows the lines without a bill', () => {
  expect(rowsOf(null).every((row) => row.endsWith(CANNOT))).toBe(true)
  const all = { ...details([1, [line('Golden Hour')]]), orderbillingdetails: null }
  expect(isPartUnread(all)).toBe(true)
  expect(personOf(all).map(({ value }) => value)).toEqual(['–', '–', '–'])
  expect(detailSections(all, none)).toMatchObject([{ lines: [{ selling: '₹100' }] }])
})
