import { PriceRangeSlider, type PriceRangeSliderProps } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'
import { Default } from './PriceRangeSlider.stories.tsx'

const slider = (props: Partial<PriceRangeSliderProps> = {}) => (
  <PriceRangeSlider {...propsOf<PriceRangeSliderProps>(Default)} {...props} />
)

export const drawings: Drawings = {
  anatomy: () => <Pile width={300}>{slider({ problem: 'No outfit costs as much' })}</Pile>,
  examples: {
    untilApply: () => <Pile width={300}>{slider()}</Pile>,
    whileDragging: () => (
      <Pile width={300}>
        {slider({ applyLabel: undefined, resetLabel: undefined } as Partial<PriceRangeSliderProps>)}
        <p>Loading… Loading… Loading…</p>
      </Pile>
    ),
    noSlider: () => <p>All outfits cost ₹800.</p>,
    onePrice: () => <Pile width={300}>{slider({ min: 800, max: 800, value: [800, 800] })}</Pile>,
  },
}
