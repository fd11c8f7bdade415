import { PriceRangeSlider } from '../../../design-system/index.ts'
import { price } from './filter.ts'
import type { OutfitList, usePriceDraft } from './useOutfits.ts'

interface PriceFilterProps {
  list: OutfitList
  draft: ReturnType<typeof usePriceDraft>
  /** False if Apply and Reset are elsewhere. */
  buttons?: boolean
}

export function PriceFilter({ list, draft, buttons = true }: PriceFilterProps) {
  const [low, high] = draft.range
  return (
    <PriceRangeSlider
      legend="Price"
      min={list.ends[0]}
      max={list.ends[1]}
      value={[low, high]}
      onChange={draft.change}
      onApply={draft.apply}
      onReset={draft.reset}
      format={price}
      minimumLabel="Minimum price"
      maximumLabel="Maximum price"
      {...(buttons && { applyLabel: 'Apply', resetLabel: 'Reset' })}
    />
  )
}
