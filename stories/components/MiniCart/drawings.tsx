import { MiniCart, type MiniCartProps } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

const shoot = { label: 'Golden Hour', detail: '12 Dec 2026', amount: 'INR 24,500' }
const extras = [
  { label: 'Gulmohar Lehenga', detail: 'Size M', amount: 'INR 4,500' },
  { label: 'Farm Thali', detail: '4 people', amount: 'INR 1,800' },
]

const cart = (lines: MiniCartProps['lines']) => (
  <Pile width={340}>
    <MiniCart
      title="Your cart"
      lines={lines}
      subtotal={{ label: 'Subtotal', value: 'INR 30,800.00' }}
      action={{ href: '/cart', text: 'View cart' }}
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    packageFirst: () => cart([shoot, ...extras]),
    packageLast: () => cart([...extras, shoot]),
  },
}
