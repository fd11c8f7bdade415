/** The package categories: menus, calls to action and empty states on every page read them. */
import { atom } from 'jotai'
import { listPackageCategories } from '../api/catalogue.ts'
import { request } from './request.ts'
import { store } from './store.ts'

export interface PackageCategory {
  SlugName: string
  CategoryName: string
}

export const packageCategoriesAtom = atom<readonly PackageCategory[]>([])

let isFresh = false

/**
 * Once for a page load: what the page was rendered with may be old. Nobody asked for this call: it fails quietly and is
 * tried again with the next page (C-009).
 */
export async function loadPackageCategories(): Promise<void> {
  if (isFresh && store.get(packageCategoriesAtom).length > 0) return
  const outcome = await request(() => listPackageCategories(), true)
  if (outcome.status !== 'done') return
  isFresh = true
  store.set(
    packageCategoriesAtom,
    outcome.value.packagecategorylist.filter((category) => category.SlugName),
  )
}

/** Where 'Start Booking now', 'Book again' and the call to action lead: the first category. */
export const firstPricingAtom = atom((get) => pricingOf(get(packageCategoriesAtom)[0]))

/** 'Check Pricing' on the home page leads to the second category, or the first (C-045). */
export const secondPricingAtom = atom((get) => pricingOf(get(packageCategoriesAtom)[1]) ?? get(firstPricingAtom))

function pricingOf(category: PackageCategory | undefined): string | undefined {
  return category && `/pricing/${encodeURIComponent(category.SlugName)}`
}
