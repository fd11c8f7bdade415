import { atom } from 'jotai'
import { listPackageCategories } from '../api/catalogue.ts'
import { request } from './request.ts'
import { store } from './store.ts'

export interface PackageCategory {
  SlugName: string
  CategoryName: string
}

export const packageCategoriesAtom = atom<readonly PackageCategory[]>([])

/** Those that can be linked: with a slug, which no other has, and a name. */
export function pagesOf(categories: readonly PackageCategory[]): PackageCategory[] {
  return categories.filter(
    ({ SlugName, CategoryName }, at) =>
      SlugName && CategoryName.trim() && !categories.slice(0, at).some((other) => other.SlugName === SlugName),
  )
}

let isFresh = false

/** Once per page load: the prerendered list may be old. A failure is silent and retried with the next page (C-009). */
export async function loadPackageCategories(): Promise<void> {
  if (isFresh && store.get(packageCategoriesAtom).length > 0) return
  const outcome = await request(() => listPackageCategories(), true)
  if (outcome.status !== 'done') return
  isFresh = true
  store.set(packageCategoriesAtom, pagesOf(outcome.value.packagecategorylist))
}

/** The first category, where 'Start Booking now', 'Book again' and the call to action lead. */
export const firstPricingAtom = atom((get) => pricingOf(get(packageCategoriesAtom)[0]))

/** 'Check Pricing' on the home page leads to the second category, or the first (C-045). */
export const secondPricingAtom = atom((get) => pricingOf(get(packageCategoriesAtom)[1]) ?? get(firstPricingAtom))

function pricingOf(category: PackageCategory | undefined): string | undefined {
  return category && `/pricing/${encodeURIComponent(category.SlugName)}`
}
