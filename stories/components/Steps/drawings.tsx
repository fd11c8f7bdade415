import { Steps } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

const steps = (cart: string, billing: string, payment: string) => (
  <Pile width={420}>
    <Steps
      label="Progress"
      items={[
        { text: cart, state: 'done', href: '/cart' },
        { text: billing, state: 'current' },
        { text: payment, state: 'next' },
      ]}
      stateWords={{ done: 'done', current: 'current step', next: 'to come' }}
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    names: () => steps('Cart', 'Billing', 'Payment'),
    instructions: () => steps('Look through your cart', 'Enter your billing details', 'Pay the booking amount'),
  },
}
