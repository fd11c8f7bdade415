import preview from '../../../.storybook/preview.tsx'
import { AmountRows } from '../../../design-system/components/AmountRows/AmountRows.tsx'
import { Cell } from '../../support/StateSheet.tsx'

const rows = [
  { label: 'Shoot package', value: '₹24,500' },
  { label: 'Coupon SUNRISE500', value: '− ₹500', tone: 'less' },
  { label: 'Total', value: '₹24,000', tone: 'total' },
  { label: 'Payable now', value: '₹12,000', tone: 'big' },
] as const

const meta = preview.meta({
  title: 'Cart and booking/AmountRows',
  id: 'components-amountrows',
  component: AmountRows,
  args: { rows },
})

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <>
      <Cell name="every tone">
        <AmountRows rows={rows} />
      </Cell>
      <Cell name="one row">
        <AmountRows rows={rows.slice(0, 1)} />
      </Cell>
      <Cell name="longest texts">
        <AmountRows
          rows={[
            { label: 'Donaudampfschifffahrtsgesellschaft and everybody who comes along', value: '₹12,34,56,789' },
            { ...rows[3], value: '₹12,34,56,789' },
          ]}
        />
      </Cell>
    </>
  ),
})
