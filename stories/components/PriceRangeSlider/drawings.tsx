import {
  PriceRangeSlider,
  type PriceRangeSliderProps,
} from '../../../design-system/components/PriceRangeSlider/PriceRangeSlider.tsx'
import type { Drawings } from '../../support/guide.ts'

const slider = (props: Partial<PriceRangeSliderProps> = {}) => (
  <div style={{ width: 300 }}>
    <PriceRangeSlider
      legend="Price"
      min={0}
      max={5000}
      value={[600, 3600]}
      format={(amount) => `₹${amount.toLocaleString('en-IN')}`}
      minimumLabel="Minimum price"
      maximumLabel="Maximum price"
      applyLabel="Apply"
      resetLabel="Reset"
      onChange={() => {}}
      onApply={() => {}}
      onReset={() => {}}
      {...props}
    />
  </div>
)

export const drawings: Drawings = {
  anatomy: () => slider({ problem: 'No outfit costs as much' }),
  examples: {
    untilApply: () => slider(),
    whileDragging: () => (
      <div style={{ display: 'grid', gap: 16 }}>
        {slider({ applyLabel: undefined, resetLabel: undefined } as Partial<PriceRangeSliderProps>)}
        <p>Loading… Loading… Loading…</p>
      </div>
    ),
    noSlider: () => <p>All outfits cost ₹800.</p>,
    onePrice: () => slider({ min: 800, max: 800, value: [800, 800] }),
  },
}
