import {
  type BookingRow,
  BookingTable,
  type BookingTableProps,
} from '../../../design-system/patterns/BookingTable/BookingTable.tsx'
import type { Drawings } from '../../support/guide.ts'

const columns: BookingTableProps['columns'] = {
  id: 'Booking ID',
  shoot: 'Shoot Date',
  date: 'Date',
  price: 'Price',
  type: 'Booking Type',
  action: 'Action',
}
const row = (id: string, price: string, type: string): BookingRow => ({
  key: id,
  id: `#${id}`,
  shoot: '12 Dec 2026',
  date: '20 Nov 2026',
  price,
  type,
  details: { label: `View details for booking #${id}`, text: 'View details', onPress: () => {} },
})
const rows = [row('AA20418', 'INR 50,900', 'Pre Wedding'), row('AA20355', 'INR 38,000', 'Portfolio')]

const table = (props: Partial<BookingTableProps> = {}) => (
  <BookingTable caption="Upcoming bookings" columns={columns} rows={rows} empty="No bookings" {...props} />
)
const small = (props: Partial<BookingTableProps> = {}) => <div style={{ width: 760, zoom: 0.55 }}>{table(props)}</div>

export const drawings: Drawings = {
  anatomy: () => <div style={{ width: 760, zoom: 0.68 }}>{table()}</div>,
  examples: {
    whatToDo: () => small({ rows: [], empty: 'No upcoming bookings. Choose a package to book your first day.' }),
    onlyNone: () => small({ rows: [], empty: 'No bookings' }),
    columnsFilled: () => small(),
    columnEmpty: () => small({ rows: rows.map((one) => ({ ...one, date: '–', type: '–' })) }),
  },
}
