import { Button, FilterPanel, Sheet } from '../../../design-system/index.ts'
import type { Range } from './filter.ts'
import { audienceOf, categoriesOf } from './filterFields.ts'
import { PriceFilter } from './PriceFilter.tsx'
import type { OutfitList } from './useOutfits.ts'
import { usePriceDraft } from './usePriceDraft.ts'

/** The filter dialog of small screens (OUTF-10, C-051). Apply stays visible. */
export function FilterSheet({ list, onClose }: { list: OutfitList; onClose: () => void }) {
  const draft = usePriceDraft(list)
  const apply = (range: Range): void => {
    draft.apply(range)
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="Filter"
      closeLabel="Close filter"
      actions={
        <>
          <Button onClick={() => apply(draft.range)}>Apply</Button>
          <Button variant="secondary" onClick={draft.reset}>
            Reset
          </Button>
        </>
      }
    >
      <FilterPanel
        look="sheet"
        label="Filters"
        audience={audienceOf(list)}
        categories={categoriesOf(list)}
        price={<PriceFilter list={list} draft={{ ...draft, apply }} buttons={false} />}
      />
    </Sheet>
  )
}
