import { type AmountRow, AmountRows } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

const parts: readonly AmountRow[] = [
  { label: 'Golden Hour', value: '₹24,500' },
  { label: 'Outfits', value: '₹9,000' },
]
const total: AmountRow = { label: 'Total to pay', value: '₹33,500', tone: 'total' }

const rows = (all: readonly AmountRow[]) => (
  <Pile>
    <AmountRows rows={all} />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    totalLast: () => rows([...parts, total]),
    totalFirst: () => rows([total, ...parts]),
  },
}
