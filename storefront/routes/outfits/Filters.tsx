import { Suspense, useState, useSyncExternalStore } from 'react'
import { Button, CheckboxGroup, DropDown, FilterPanel, Icon, RadioGroup } from '../../../design-system/index.ts'
import { media } from '../../../design-system/styles/index.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import * as css from './Outfits.css.ts'
import { audienceOf, categoriesOf } from './filterFields.ts'
import type { Shop } from './useOutfits.ts'
import { usePriceDraft } from './usePriceDraft.ts'

const FilterSheet = lazyWithPreload(async () => (await import('./FilterSheet.tsx')).FilterSheet)

const PriceFilter = lazyWithPreload(async () => (await import('./PriceFilter.tsx')).PriceFilter)

const wide = (): MediaQueryList => matchMedia(media.desktop)
function followWide(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** For wide screens (OUTF-03 to OUTF-07). A phone does not load the slider. */
export function SideFilters({ shop }: { shop: Shop }) {
  const draft = usePriceDraft(shop)
  const isWide = useSyncExternalStore(
    followWide,
    () => wide().matches,
    () => false,
  )
  return (
    <div className={css.side}>
      <FilterPanel
        label="Filters"
        audience={audienceOf(shop)}
        categories={categoriesOf(shop)}
        price={
          isWide && (
            <Suspense>
              <PriceFilter shop={shop} draft={draft} />
            </Suspense>
          )
        }
      />
    </div>
  )
}

/** For small screens (OUTF-08 to OUTF-10). */
export function SmallFilters({ shop }: { shop: Shop }) {
  const [isOpen, setOpen] = useState(false)
  const audience = audienceOf(shop)
  const categories = categoriesOf(shop)
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
      <Suspense>{isOpen && <FilterSheet shop={shop} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
