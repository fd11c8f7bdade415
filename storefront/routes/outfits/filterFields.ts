import type { CheckboxGroupProps, RadioGroupProps } from '../../../design-system/index.ts'
import { distinct } from '../../text/distinct.ts'
import { chosen } from './filter.ts'
import type { OutfitList } from './useOutfits.ts'

/** Undefined without options. */
export function audienceOf({ types, filter, chooseGender }: OutfitList): RadioGroupProps | undefined {
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

export function categoriesOf({ categories, filter, chooseCategories }: OutfitList): CheckboxGroupProps | undefined {
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
