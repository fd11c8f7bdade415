import { useState } from 'react'
import { PriceRangeSlider } from '../../../design-system/index.ts'
import { fromRupees, rupees } from '../../text/money.ts'
import type { Range } from './filter.ts'
import type { Shop } from './useOutfits.ts'

export const price = (amount: number): string => rupees(fromRupees(amount))

/** The range until Apply; reset when the applied range changes (OUTF-05, OUTF-20 to OUTF-22). */
export function PriceFilter({ shop, onApplied }: { shop: Shop; onApplied?: () => void }) {
  const { ends, range, filter } = shop
  const inForce = [filter.gender, ...ends, ...range].join(' ')
  const [draft, setDraft] = useState<{ over: string; range: Range }>()
  const [low, high] = draft?.over === inForce ? draft.range : range
  return (
    <PriceRangeSlider
      legend="Price"
      min={ends[0]}
      max={ends[1]}
      value={[low, high]}
      onChange={(next) => setDraft({ over: inForce, range: next })}
      onApply={(next) => {
        shop.applyRange(next)
        onApplied?.()
      }}
      onReset={() => {
        setDraft(undefined)
        shop.reset()
      }}
      format={price}
      minimumLabel="Minimum price"
      maximumLabel="Maximum price"
      applyLabel="Apply"
      resetLabel="Reset"
    />
  )
}
