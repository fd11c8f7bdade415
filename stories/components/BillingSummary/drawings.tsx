import { type AmountRow, BillingSummary } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

const total: AmountRow = { label: 'Total', value: '₹50,900' }
const paid: AmountRow = { label: 'Paid', value: '₹10,000' }
const balance: AmountRow = { label: 'Balance at the farm', value: '₹40,900' }

const billing = (rows: readonly AmountRow[]) => (
  <Pile width={340}>
    <BillingSummary title="Billing" rows={rows} />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    balanceLast: () => billing([total, paid, { ...balance, tone: 'big' }]),
    balanceLost: () => billing([balance, total, paid]),
  },
}
