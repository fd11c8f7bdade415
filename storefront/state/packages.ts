import { atom } from 'jotai'
import { listPackageCategories } from '../api/catalogue.ts'
import { returnPath } from '../paths.ts'
import { readText, writeText } from '../storage.ts'
import { LAST_PRICING_KEY } from '../storageKeys.ts'
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

/** The packages that were looked at last, with the day: `/pricing/pre-wedding?date=2026-12-12`. */
const lastPricingAtom = atom<string>()

/** 'Check Pricing' leads back to these packages and this day for the rest of the session. */
export function keepPricing(address: string): void {
  store.set(lastPricingAtom, address)
  writeText('session', LAST_PRICING_KEY, address)
}

export function restorePricing(): void {
  const kept = returnPath(readText('session', LAST_PRICING_KEY))
  if (kept.startsWith('/pricing/')) store.set(lastPricingAtom, kept)
}

export function forgetPricing(): void {
  store.set(lastPricingAtom, undefined)
  writeText('session', LAST_PRICING_KEY, null)
}

/** The first category, where 'Start Booking now', 'Book again' and the call to action lead, until a visitor has looked at another. */
export const firstPricingAtom = atom((get) => get(lastPricingAtom) ?? pricingOf(get(packageCategoriesAtom)[0]))

/** 'Check Pricing' on the home page leads to the second category, or the first (C-045). */
export const secondPricingAtom = atom(
  (get) => get(lastPricingAtom) ?? pricingOf(get(packageCategoriesAtom)[1]) ?? get(firstPricingAtom),
)

function pricingOf(category: PackageCategory | undefined): string | undefined {
  return category && `/pricing/${encodeURIComponent(category.SlugName)}`
}
