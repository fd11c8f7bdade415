import { Suspense, useState } from 'react'
import { Button, CheckboxGroup, DropDown, FilterPanel, Icon, RadioGroup } from '../../../design-system/index.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import * as css from './Outfits.css.ts'
import { audienceOf, categoriesOf } from './filterFields.ts'
import { PriceFilter } from './PriceFilter.tsx'
import type { Shop } from './useOutfits.ts'

const FilterSheet = lazyWithPreload(async () => (await import('./FilterSheet.tsx')).FilterSheet)

/** On wide screens (OUTF-03 to OUTF-07). */
export function SideFilters({ shop }: { shop: Shop }) {
  return (
    <div className={css.side}>
      <FilterPanel
        label="Filters"
        audience={audienceOf(shop)}
        categories={categoriesOf(shop)}
        price={<PriceFilter shop={shop} />}
      />
    </div>
  )
}

/** On small screens: two drop-downs and a dialog (OUTF-08 to OUTF-10). */
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
      <div className={css.all}>
        <Button variant="secondary" width="full" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="filter" />
          Price and all filters
        </Button>
      </div>
      <Suspense>{isOpen && <FilterSheet shop={shop} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
