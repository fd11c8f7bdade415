import type { ReactNode } from 'react'
import { Button, Sheet } from '../../../design-system/index.ts'
import type { Range } from './filter.ts'
import { PriceFilter } from './PriceFilter.tsx'
import type { OutfitList, usePriceDraft } from './useOutfits.ts'

interface FilterSheetProps {
  list: OutfitList
  draft: ReturnType<typeof usePriceDraft>
  onClose: () => void
  /** A `FilterPanel`, which the page has already loaded. */
  renderPanel: (price: ReactNode) => ReactNode
}

/** The filter dialog of small screens (OUTF-10, C-051). Apply stays visible. */
export function FilterSheet({ list, draft, onClose, renderPanel }: FilterSheetProps) {
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
      {renderPanel(<PriceFilter list={list} draft={{ ...draft, apply }} buttons={false} />)}
    </Sheet>
  )
}
