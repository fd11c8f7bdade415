import { expect, fn } from 'storybook/test'
import { framed } from '../../../.storybook/framed.ts'
import preview from '../../../.storybook/preview.tsx'
import { Alert } from '../../../design-system/components/Alert/Alert.tsx'
import {
  BookingTable,
  type BookingRow,
  type BookingTableProps,
} from '../../../design-system/patterns/BookingTable/BookingTable.tsx'
import { Loading } from '../../../design-system/components/Skeleton/Loading.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { TextButton } from '../../../design-system/components/TextLink/TextLink.tsx'
import { Cell, StateSheet } from '../../support/StateSheet.tsx'

const onPress = fn()
const row = (id: string, shoot: string, date: string, price: string, type: string) => ({
  key: id,
  id: `#${id}`,
  shoot,
  date,
  price,
  type,
  details: { label: `View details for booking #${id}`, text: 'View details', onPress },
})
const recce: BookingRow = {
  key: 'AA20397',
  id: '#AA20397',
  shoot: '28 Nov 2026',
  date: '18 Nov 2026',
  price: 'INR 472',
  type: 'Recce',
  note: 'Studio tour',
}

const first = row('AA20418', '12 Dec 2026', '20 Nov 2026', 'INR 50,900', 'Pre Wedding & Maternity')
const rows = [first, recce, row('AA20355', '09 Jan 2027', '02 Nov 2026', 'INR 1,23,456', 'Web Series & TV Serials')]

const meta = preview.meta({
  title: 'Cart and booking/BookingTable',
  id: 'components-bookingtable',
  component: BookingTable,
  args: {
    caption: 'Upcoming bookings',
    columns: {
      id: 'Booking ID',
      shoot: 'Shoot Date',
      date: 'Date',
      price: 'Price',
      type: 'Booking Type',
      action: 'Action',
    },
    rows,
    empty: 'No upcoming bookings. Choose a package to make one.',
  },
})

const states = {
  'a few': {},
  'none yet': { rows: [] },
  'cancelled and refunded': {
    rows: [
      { ...recce, key: '1', id: '#AA20398', note: 'Cancelled' },
      { ...recce, key: '2', id: '#AA20399', note: 'Refunded on 2 Dec 2026' },
    ],
  },
  'longest texts': {
    rows: [
      row(
        'AA2041820418204182041820418',
        '12 December 2026',
        'the day before yesterday',
        'INR 12,34,56,789.00',
        'Donaudampfschifffahrtsgesellschaft & Bharatanatyam Family Portrait',
      ),
      { ...recce, note: 'Studio tour, which has no details of its own to be looked at' },
    ],
  },
} satisfies Record<string, Partial<BookingTableProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<BookingTableProps> of={BookingTable} base={args} states={states} cell={1000} />,
  play: async ({ canvas }) => {
    const none = canvas.getByRole('cell', { name: 'No upcoming bookings. Choose a package to make one.' })
    await expect(none).toBeVisible()
  },
})
export const LoadingAndFailed = meta.story({
  tags: ['visual'],
  render: () => (
    <>
      <Cell name="loading">
        <div style={{ width: '100%' }}>
          <Loading label="Loading bookings">
            <Skeleton shape="card" height="200px" />
          </Loading>
        </div>
      </Cell>
      <Cell name="failed">
        <Alert tone="danger" action={<TextButton onClick={() => {}}>Try again</TextButton>}>
          Server Down!! Please Try Again Later..
        </Alert>
      </Cell>
    </>
  ),
})
export const Narrow = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { docs: framed(600, 'small') },
})

/** The width that a page leaves on a tablet. */
export const DaysStayOnOneLine = meta.story({
  args: { rows: [row('AA20418', '20 Mar 2027', '26 Nov 2026', 'INR 1,23,456', 'Pre Wedding & Maternity')] },
  render: (args) => (
    <div style={{ width: 'min(704px, 100%)' }}>
      <BookingTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const day of ['20 Mar 2027', '26 Nov 2026']) {
      const text = document.createRange()
      text.selectNodeContents(canvas.getByText(day))
      await expect(new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top))).size).toBe(1)
    }
  },
})

export const NamesTheBookingOnItsButtonAndOpensByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'View details for booking #AA20418' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onPress).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'View details for booking #AA20355' })).toHaveFocus()
  },
})
