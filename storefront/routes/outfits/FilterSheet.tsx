import { FilterPanel, Sheet } from '../../../design-system/index.ts'
import { audienceOf, categoriesOf } from './filterFields.ts'
import { PriceFilter } from './PriceFilter.tsx'
import type { Shop } from './useOutfits.ts'

/** The filter dialog of small screens (OUTF-10, C-051). */
export function FilterSheet({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Filter" closeLabel="Close filter">
      <FilterPanel
        look="sheet"
        label="Filters"
        audience={audienceOf(shop)}
        categories={categoriesOf(shop)}
        price={<PriceFilter shop={shop} onApplied={onClose} />}
      />
    </Sheet>
  )
}
