import { CartLine, type CartLineProps, QuantityStepper } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'
import { nothing, Small } from '../../support/sketch.tsx'

const Lehenga = (props: Pick<CartLineProps, 'details' | 'action'>) => (
  <Small width={560} zoom={0.7}>
    <CartLine
      {...props}
      name="Gulmohar Lehenga"
      picture={{ src: EVENING, alt: '' }}
      date="12 Dec 2026"
      price={{ selling: '₹9,000' }}
      remove={{ label: 'Remove Gulmohar Lehenga', onPress: nothing }}
    />
  </Small>
)

export const drawings: Drawings = {
  examples: {
    asText: () => <Lehenga details={['Size M', 'Quantity 2']} />,
    withStepper: () => (
      <Lehenga
        details={['Size M']}
        action={
          <QuantityStepper
            label="Quantity, Gulmohar Lehenga"
            value="2"
            decreaseLabel="One less"
            increaseLabel="One more"
            onChange={nothing}
          />
        }
      />
    ),
  },
}
