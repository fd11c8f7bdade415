import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AmountRows } from '../../components/AmountRows/AmountRows.tsx'
import { BookingTable } from '../BookingTable/BookingTable.tsx'
import { CartLine } from '../CartLine/CartLine.tsx'
import { DayArc } from '../DayArc/DayArc.tsx'
import { Receipt } from './Receipt.tsx'

/** Text that begins with a digit or a sign is reordered in a line of the other direction, unless it is isolated. */
const isolated = (html: string): string[] =>
  Array.from(html.matchAll(/<bdi[^>]*>(.*?)<\/bdi>/g), ([, text]) => text ?? '')

const rows = [{ label: 'Coupon', value: '−₹2,000' }]

test.each([
  ['amounts', <AmountRows key="" rows={rows} />, ['−₹2,000']],
  ['hours', <DayArc key="" text="2:00 pm – 8:00 pm" />, ['2:00\u00A0pm – 8:00\u00A0pm']],
  [
    'a line of the cart',
    <CartLine
      key=""
      name="Golden Hour"
      details={[]}
      date="12 Dec 2026"
      price={{ selling: '₹24,500', list: '₹28,000' }}
    />,
    ['12 Dec 2026', '₹24,500', '₹28,000'],
  ],
  [
    'a receipt',
    <Receipt
      key=""
      title="Receipt"
      from="Aperture Acres"
      ids={[{ label: 'Booking', value: '#1042' }]}
      columns={{ caption: 'Items', item: 'Item', amount: 'Amount' }}
      lines={[{ name: 'Golden Hour', detail: '28 Nov 2026', amount: '₹24,500' }]}
      rows={rows}
    />,
    ['#1042', '28 Nov 2026', '₹24,500', '−₹2,000'],
  ],
  [
    'a table of bookings',
    <BookingTable
      key=""
      caption="Bookings"
      columns={{ id: 'Booking ID', shoot: 'Shoot Date', date: 'Date', price: 'Price', type: 'Type', action: 'Details' }}
      rows={[{ key: '1', id: '#AA1', shoot: '12 Dec 2026', date: '20 Nov 2026', price: 'INR 472', type: 'Recce' }]}
      empty="None"
    />,
    ['#AA1', '12 Dec 2026', '20 Nov 2026', 'INR 472'],
  ],
])('isolates %s from the direction of the line', (_what, element, texts) => {
  const found = isolated(renderToStaticMarkup(element))
  for (const text of texts) expect(found).toContainEqual(expect.stringContaining(text))
})
