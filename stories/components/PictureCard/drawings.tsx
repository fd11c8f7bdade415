import { PictureCard } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'
import { Pile } from '../../support/sketch.tsx'

const card = (price: string | undefined) => (
  <Pile width={240}>
    <PictureCard
      title="Before the rain"
      picture={{ src: EVENING, alt: '' }}
      eyebrow="Story"
      price={price}
      description="What to pack in July."
      href="/blog/rain"
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    noPrice: () => card(undefined),
    zero: () => card('From ₹0'),
  },
}
