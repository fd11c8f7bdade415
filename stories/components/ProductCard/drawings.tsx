import { ProductCard, Text } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

const product = (value: string, problem?: string) => (
  <Pile width={240}>
    <ProductCard
      name="Gulmohar Lehenga"
      picture={{ src: EVENING, alt: '' }}
      size="Size S, M, L"
      price={{ selling: '₹4,500' }}
      quantity={{
        label: 'Quantity, Gulmohar Lehenga',
        value,
        problem,
        decreaseLabel: 'One less',
        increaseLabel: 'One more',
        onChange: nothing,
      }}
      action={{ label: 'Add to cart', onPress: nothing }}
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    keptWithReason: () => product('25', 'Maximum number of product is 20'),
    setBack: () => (
      <>
        <Text size="small">Typed: 25, shown:</Text>
        {product('20')}
      </>
    ),
  },
}
