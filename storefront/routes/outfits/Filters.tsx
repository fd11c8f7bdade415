import { Suspense, useState } from 'react'
import {
  Button,
  CheckboxGroup,
  DropDown,
  FilterPanel,
  Icon,
  RadioGroup,
  useMediaQuery,
} from '../../../design-system/index.ts'
import { media } from '../../../design-system/styles/index.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import * as css from './Outfits.css.ts'
import { audienceOf, categoriesOf } from './filterFields.ts'
import type { OutfitList } from './useOutfits.ts'
import { usePriceDraft } from './usePriceDraft.ts'

const FilterSheet = lazyWithPreload(async () => (await import('./FilterSheet.tsx')).FilterSheet)

const PriceFilter = lazyWithPreload(async () => (await import('./PriceFilter.tsx')).PriceFilter)

/** For wide screens (OUTF-03 to OUTF-07). A phone does not load the slider. */
export function SideFilters({ list }: { list: OutfitList }) {
  const draft = usePriceDraft(list)
  const isWide = useMediaQuery(media.desktop, false)
  return (
    <div className={css.side}>
      <FilterPanel
        label="Filters"
        audience={audienceOf(list)}
        categories={categoriesOf(list)}
        price={
          isWide && (
            <Suspense>
              <PriceFilter list={list} draft={draft} />
            </Suspense>
          )
        }
      />
    </div>
  )
}

/** For small screens (OUTF-08 to OUTF-10). */
export function SmallFilters({ list }: { list: OutfitList }) {
  const [isOpen, setOpen] = useState(false)
  const audience = audienceOf(list)
  const categories = categoriesOf(list)
  const gender = audience?.options.find(({ value }) => value === audience.value)?.text
  const count = categories?.value.length ?? 0
  return (
    <div className={css.small}>
      {audience && (
        <DropDown label="Filter" value={gender && `(${gender})`}>
          <RadioGroup {...audience} />
        </DropDown>
      )}
      {categories && (
        <DropDown label="Filter by category" value={count > 0 ? `(${count})` : undefined} align="end">
          <CheckboxGroup {...categories} />
        </DropDown>
      )}
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-label="Price and all filters"
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
      </Button>
      <Suspense>{isOpen && <OpenSheet list={list} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}

/** The range lives as long as the dialog, so that one that was not applied is forgotten when it closes. */
function OpenSheet({ list, onClose }: { list: OutfitList; onClose: () => void }) {
  const draft = usePriceDraft(list)
  return (
    <FilterSheet
      list={list}
      draft={draft}
      onClose={onClose}
      renderPanel={(price) => (
        <FilterPanel
          look="sheet"
          label="Filters"
          audience={audienceOf(list)}
          categories={categoriesOf(list)}
          price={price}
        />
      )}
    />
  )
}
