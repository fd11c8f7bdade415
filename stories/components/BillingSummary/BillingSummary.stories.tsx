import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  BillingSummary,
  type BillingSummaryProps,
} from '../../../design-system/patterns/BillingSummary/BillingSummary.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Cart and booking/BillingSummary',
  id: 'components-billingsummary',
  component: BillingSummary,
  args: {
    title: 'Billing summary',
    rows: [
      { label: 'Total', value: '₹31,000' },
      { label: 'Discount', value: '− ₹500', tone: 'less' },
      { label: 'Paid', value: '₹15,500', tone: 'total' },
      { label: 'Balance', value: '₹15,000', tone: 'big' },
    ],
  } as BillingSummaryProps,
})

const states = {
  'paid in part': {},
  'one row': { title: 'Paid in full', rows: [{ label: 'Paid', value: '₹31,000', tone: 'big' }] },
  'longest texts': {
    title: 'What everybody who comes along has booked and paid for so far',
    rows: [{ label: 'Donaudampfschifffahrtsgesellschaft and all its passengers', value: '₹12,34,56,789', tone: 'big' }],
  },
} satisfies Record<string, Partial<BillingSummaryProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<BillingSummaryProps> of={BillingSummary} base={args} states={states} />,
})

export const AnAmountKeepsToItsLine = meta.story({
  globals: { brand: 'lotus-court' },
  args: states['longest texts'],
  render: (args) => (
    <div style={{ width: 288 }}>
      <BillingSummary {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready
    const amount = document.createRange()
    amount.selectNodeContents(canvas.getByText('₹12,34,56,789'))
    await expect(amount.getClientRects()).toHaveLength(1)
  },
})
