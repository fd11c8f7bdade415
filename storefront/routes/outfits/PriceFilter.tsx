import { PriceRangeSlider } from '../../../design-system/index.ts'
import type { Shop } from './useOutfits.ts'
import { price, type usePriceDraft } from './usePriceDraft.ts'

interface PriceFilterProps {
  shop: Shop
  draft: ReturnType<typeof usePriceDraft>
  /** False if Apply and Reset are elsewhere. */
  buttons?: boolean
}

export function PriceFilter({ shop, draft, buttons = true }: PriceFilterProps) {
  const [low, high] = draft.range
  return (
    <PriceRangeSlider
      legend="Price"
      min={shop.ends[0]}
      max={shop.ends[1]}
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
