import { Suspense, useState } from 'react'
import {
  Button,
  CheckboxGroup,
  DropDown,
  FilterPanel,
  Icon,
  RadioGroup,
  useMediaQuery,
  type CheckboxGroupProps,
  type RadioGroupProps,
} from '../../../design-system/index.ts'
import { media } from '../../../design-system/styles/index.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import { distinct } from '../../text/lists.ts'
import { chosen } from './filter.ts'
import * as css from './Outfits.css.ts'
import { usePriceDraft, type OutfitList } from './useOutfits.ts'

const FilterSheet = lazyWithPreload(async () => (await import('./FilterSheet.tsx')).FilterSheet)

const PriceFilter = lazyWithPreload(async () => (await import('./PriceFilter.tsx')).PriceFilter)

/** Undefined without options. */
function audienceOf({ types, filter, chooseGender }: OutfitList): RadioGroupProps | undefined {
  if (types.status !== 'ready' || types.value.Outfitcategorylist.length === 0) return undefined
  return {
    legend: 'Outfits for',
    value: filter.gender,
    options: distinct(types.value.Outfitcategorylist, ({ Type }) => Type).map(({ Type, OutfitCategoryName }) => ({
      value: Type,
      text: OutfitCategoryName,
    })),
    onChange: chooseGender,
  }
}

function categoriesOf({ categories, filter, chooseCategories }: OutfitList): CheckboxGroupProps | undefined {
  if (categories.status !== 'ready' || categories.value.Outfitcategorylist.length === 0) return undefined
  return {
    legend: 'Category',
    value: chosen(filter, categories.value).map(({ OutfitCategoryId }) => String(OutfitCategoryId)),
    options: distinct(categories.value.Outfitcategorylist, ({ OutfitCategoryId }) => String(OutfitCategoryId)).map(
      ({ OutfitCategoryId, OutfitCategoryName }) => ({ value: String(OutfitCategoryId), text: OutfitCategoryName }),
    ),
    onChange: chooseCategories,
  }
}

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
