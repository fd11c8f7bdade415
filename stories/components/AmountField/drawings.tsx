import { AmountField, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

const field = (value: string, problem?: string) => (
  <Pile>
    <AmountField label="Amount to pay now, in rupees" value={value} problem={problem} onChange={nothing} />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    rejectedKept: () => field('299', 'Minimum booking amount is ₹3,000'),
    corrected: () => (
      <Pile>
        <Text size="small">Typed: 299. After leaving the field:</Text>
        {field('3000')}
      </Pile>
    ),
  },
}
