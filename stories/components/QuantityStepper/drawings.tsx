import { QuantityStepper, type QuantityStepperProps } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Row } from '../../support/sketch.tsx'
import { Default } from './QuantityStepper.stories.tsx'

const stepper = (value: string, problem?: string) => (
  <QuantityStepper {...propsOf<QuantityStepperProps>(Default)} value={value} problem={problem} />
)

export const drawings: Drawings = {
  anatomy: () => stepper('25', 'Maximum number of product is 20'),
  examples: {
    keptWithReason: () => stepper('25', 'Maximum number of product is 20'),
    clamped: () => (
      <Row>
        <span>Typed: 25, shown:</span>
        {stepper('20')}
      </Row>
    ),
  },
}
