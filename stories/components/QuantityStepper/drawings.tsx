import { QuantityStepper } from '../../../design-system/components/QuantityStepper/QuantityStepper.tsx'
import type { Drawings } from '../../support/guide.ts'

const stepper = (value: string, problem?: string) => (
  <QuantityStepper
    label="Quantity, Gulmohar Lehenga"
    value={value}
    problem={problem}
    decreaseLabel="One less"
    increaseLabel="One more"
    onChange={() => {}}
  />
)

export const drawings: Drawings = {
  anatomy: () => stepper('25', 'Maximum number of product is 20'),
  examples: {
    keptWithReason: () => stepper('25', 'Maximum number of product is 20'),
    clamped: () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
        <span>Typed: 25, shown:</span>
        {stepper('20')}
      </div>
    ),
  },
}
