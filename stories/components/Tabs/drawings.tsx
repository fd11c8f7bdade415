import { Steps, type StepsProps, Tabs, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Default as steps } from '../Steps/Steps.stories.tsx'
import { propsOf } from '../../support/defaultStory.tsx'
import { nothing, Pile } from '../../support/sketch.tsx'

export const drawings: Drawings = {
  examples: {
    steps: () => (
      <Pile width={420}>
        <Steps {...propsOf<StepsProps>(steps)} />
      </Pile>
    ),
    asSteps: () => (
      <Pile width={420}>
        <Tabs
          label="Progress"
          value="billing"
          tabs={[
            { value: 'cart', text: '1. Cart' },
            { value: 'billing', text: '2. Billing' },
            { value: 'payment', text: '3. Payment' },
          ]}
          onChange={nothing}
        >
          <Text>Your name and address</Text>
        </Tabs>
      </Pile>
    ),
  },
}
