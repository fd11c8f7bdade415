import { ProductCard, type ProductCardProps, Text } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'
import { Default } from './ProductCard.stories.tsx'

const lehenga = propsOf<ProductCardProps>(Default)

const product = (value: string, problem?: string) => (
  <Pile width={240}>
    <ProductCard {...lehenga} quantity={{ ...lehenga.quantity!, value, problem }} />
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
