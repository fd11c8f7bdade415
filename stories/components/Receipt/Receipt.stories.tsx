import { expect, spyOn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Logo } from '../../../design-system/components/Logo/Logo.tsx'
import { Receipt, type ReceiptProps } from '../../../design-system/patterns/Receipt/Receipt.tsx'
import { Cell } from '../../support/StateSheet.tsx'

const paid: ReceiptProps = {
  title: 'Receipt',
  from: <Logo label="Aperture Acres" href="#" />,
  ids: [
    { label: 'Booking', value: '#1042' },
    { label: 'Payment', value: 'pay_Q7example0001' },
    { label: 'Paid on', value: '21 Nov 2026' },
    { label: 'Paid by', value: 'Asha Rao' },
  ],
  columns: { caption: 'What was paid for', item: 'Item', amount: 'Amount' },
  lines: [
    {
      picture: { src: '/art/scene/sunflower-field.svg', alt: '' },
      name: 'Golden Hour',
      detail: '28 Nov 2026, 2:00 pm – 8:00 pm',
      amount: '₹24,500',
    },
    { name: 'Gulmohar Lehenga', detail: '× 2', amount: '₹4,800' },
    { name: 'Farm Thali', detail: '12 people', amount: '₹5,400' },
  ],
  rows: [
    { label: 'Total', value: '₹34,700' },
    { label: 'Coupon MONSOON', value: '− ₹2,000', tone: 'less' },
    { label: 'Still to pay', value: '₹22,700', tone: 'total' },
    { label: 'Paid', value: '₹10,000', tone: 'big' },
  ],
  note: 'The rest is due on the day of the shoot.',
  print: { label: 'Print' },
}

const meta = preview.meta({
  title: 'Cart and booking/Receipt',
  id: 'components-receipt',
  component: Receipt,
  args: paid,
})

export const Default = meta.story({ parameters: { parts: { from: <p>Aperture Acres, Jaipur</p> } } })

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))', gap: 32 }}>
      <Cell name="paid in part">
        <Receipt {...paid} />
      </Cell>
      <Cell name="one line, nothing to print">
        <Receipt
          {...paid}
          title="Paid in full"
          lines={paid.lines.slice(0, 1)}
          rows={[{ label: 'Paid', value: '₹24,500', tone: 'big' }]}
          note={undefined}
          from={undefined}
          print={undefined}
        />
      </Cell>
      <Cell name="no lines">
        <Receipt {...paid} title="Amounts only" lines={[]} />
      </Cell>
      <Cell name="longest texts">
        <Receipt
          {...paid}
          title="Receipt of a part payment in advance for Donaudampfschifffahrtsgesellschaft"
          ids={[
            {
              label: 'Payment and everything that belongs to it',
              value: 'pay_Q7exampleQ7exampleQ7exampleQ7exampleQ7exampleQ7example',
            },
          ]}
          lines={[
            {
              name: 'Thiruvananthapuram Venkatanarasimharajuvaripeta, make-up artist',
              detail: 'Two days, travel and kit included',
              amount: '₹12,34,56,789',
            },
          ]}
          rows={[
            { label: 'Total', value: '₹12,34,56,789' },
            { label: 'Coupon for everybody who comes along', value: '− ₹3,456', tone: 'less' },
            { label: 'Still to pay', value: '₹12,33,53,333', tone: 'total' },
            { label: 'Paid', value: '₹1,00,000', tone: 'big' },
          ]}
        />
      </Cell>
    </div>
  ),
})

export const PrintsByKeyboard = meta.story({
  beforeEach: () => {
    spyOn(window, 'print').mockReturnValue()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(window.print).toHaveBeenCalledTimes(1)
  },
})
