import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { BillingSummary } from '../../../design-system/patterns/BillingSummary/BillingSummary.tsx'
import {
  BookingDetails,
  type BookingDetailsProps,
} from '../../../design-system/patterns/BookingDetails/BookingDetails.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const line = (name: string, detail: string, selling: string, list?: string) => ({
  name,
  detail,
  selling,
  list,
  listLabel: 'List price',
})
const billing = (title = 'Billing summary') => (
  <BillingSummary
    title={title}
    rows={[
      { label: 'Total amount', value: '₹48,800' },
      { label: 'Discount', value: '− ₹4,500', tone: 'less' },
      { label: 'Total to pay', value: '₹44,300', tone: 'total' },
      { label: 'Booking Amount', value: '₹10,000' },
      { label: 'Balance', value: '₹34,300', tone: 'big' },
    ]}
  />
)

const meta = preview.meta({
  title: 'Cart and booking/BookingDetails',
  id: 'components-bookingdetails',
  component: BookingDetails,
  args: {
    person: [
      { label: 'Name', value: 'Meera Joshi' },
      { label: 'Email', value: 'meera@example.in' },
      { label: 'Mobile', value: '98765 43210' },
    ],
    sections: [
      {
        title: 'Shoot',
        amount: '₹24,500',
        lines: [line('Golden Hour', '12 Dec 2026, 2:00 pm – 8:00 pm', '₹24,500', '₹28,000')],
      },
      { title: 'Stay', lines: [line('In The Woods cottage', '12 Dec 2026, 1 cottage', '₹6,500')] },
      {
        title: 'Add On Services',
        lines: [],
        groups: [
          { title: 'Professionals', amount: '₹8,500', lines: [line('Meera Kulkarni', 'Make-up artist', '₹8,500')] },
          { title: 'Outfits', lines: [{ ...line('Gulmohar Lehenga', 'Size M', '₹4,800', '₹5,800'), quantity: '2' }] },
        ],
      },
    ],
    listLabel: 'What was booked',
    billing: billing(),
  },
})

const many = {
  title: 'Food and Beverages',
  lines: Array.from({ length: 14 }, (_, at) => line(`Farm Thali ${at + 1}`, 'per head', '₹450')),
}

const states = {
  'with everything': { listLabel: 'Booked, one', billing: billing('Bill one') },
  'without a bill': { listLabel: 'Booked, two', billing: undefined },
  'more than it shows': { listLabel: 'Booked, three', sections: [many], billing: undefined },
  'longest texts': {
    listLabel: 'Booked, four',
    billing: billing('Bill of everything that was agreed upon by telephone'),
    person: [
      {
        label: 'Email',
        value: 'a.very.long.address.without.any.place.to.break@donaudampfschifffahrtsgesellschaft.example',
      },
    ],
    sections: [
      {
        title: 'Donaudampfschifffahrtsgesellschaft',
        amount: '₹12,34,56,789',
        lines: [
          line(
            'Bharatanatyam Family Portrait Morning at the courtyard',
            'https://example.in/a/very/long/address/without/a/break',
            '₹12,34,56,789',
            '₹23,45,67,890',
          ),
        ],
      },
    ],
  },
} satisfies Record<string, Partial<BookingDetailsProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<BookingDetailsProps> of={BookingDetails} base={args} states={states} cell={860} wide />,
})

export const LongListScrollsByKeyboard = meta.story({
  parameters: { requirements: ['@BOOK-49', '@CONST-40'] },
  args: { sections: [many] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('group', { name: 'What was booked' })
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await expect(box.clientHeight).toBeLessThanOrEqual(450)
    await expect(box).toHaveStyle({ maxHeight: '450px' })
  },
})
