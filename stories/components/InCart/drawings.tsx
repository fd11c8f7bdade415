import { Alert, Button, InCart } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'

export const drawings: Drawings = {
  examples: {
    inPlace: () => (
      <Pile width={300}>
        <InCart href="/cart" lead="View cart">
          In your cart for 7 Dec.
        </InCart>
      </Pile>
    ),
    below: () => (
      <Pile width={300}>
        <Button width="full">Add to cart</Button>
        <Alert tone="success">Golden Hour is in your cart.</Alert>
      </Pile>
    ),
  },
}
