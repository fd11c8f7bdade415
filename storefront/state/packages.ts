import { atom, type Getter } from 'jotai'
import { send } from '../api/client.ts'
import { GetPackageCategory } from '../api/contract/catalogue/packageCategories.ts'
import { returnPath } from '../paths.ts'
import { readText, writeText } from '../storage.ts'
import { LAST_PRICING_KEY } from '../storageKeys.ts'
import type { Day } from '../text/dates.ts'
import { distinct } from '../text/lists.ts'
import { request } from './request.ts'
import { store } from './store.ts'
import { visitDayAtom } from './visitDay.ts'

export interface PackageCategory {
  SlugName: string
  CategoryName: string
}

export const packageCategoriesAtom = atom<readonly PackageCategory[]>([])

/** Keeps categories that have a name and a unique slug, because only those can be linked. */
export function pagesOf(categories: readonly PackageCategory[]): PackageCategory[] {
  return distinct(categories, ({ SlugName }) => SlugName).filter(
    ({ SlugName, CategoryName }) => SlugName && CategoryName.trim(),
  )
}

let isFresh = false

/**
 * Loads once per page load, because the prerendered list may be outdated. A failure is silent and is retried on the
 * next page (C-009).
 */
export async function loadPackageCategories(): Promise<void> {
  if (isFresh && store.get(packageCategoriesAtom).length > 0) return
  const outcome = await request(() => send(GetPackageCategory, {}), true)
  if (outcome.status !== 'done') return
  isFresh = true
  store.set(packageCategoriesAtom, pagesOf(outcome.value.packagecategorylist))
}

/** The last viewed packages: `/pricing/pre-wedding`. */
const lastPricingAtom = atom<string>()

/** For the rest of the session, 'Check Pricing' leads back to these packages, on the chosen day. */
export function keepPricing(path: string): void {
  store.set(lastPricingAtom, path)
  writeText('session', LAST_PRICING_KEY, path)
}

lastPricingAtom.onMount = (set) => {
  const kept = returnPath(readText('session', LAST_PRICING_KEY))
  if (kept.startsWith('/pricing/')) set(kept)
}

export function forgetPricing(): void {
  store.set(lastPricingAtom, undefined)
  writeText('session', LAST_PRICING_KEY, null)
}

/** Target of 'Start Booking now', 'Book again' and the call to action: the last viewed category, else the first. */
export const firstPricingAtom = atom((get) =>
  onDay(get, get(lastPricingAtom) ?? pricingOf(get(packageCategoriesAtom)[0])),
)

/** Target of 'Check Pricing' on the home page: the last viewed category, else the second, else the first (C-045). */
export const secondPricingAtom = atom(
  (get) => onDay(get, get(lastPricingAtom) ?? pricingOf(get(packageCategoriesAtom)[1])) ?? get(firstPricingAtom),
)

const onDay = (get: Getter, path: string | undefined) => path && withDay(path, get(visitDayAtom))

/** @param path of packages; it may already name another day. */
export function withDay(path: string, day: Day | undefined): string {
  const [page = path] = path.split('?')
  return day ? `${page}?date=${day}` : page
}

export const pricingPath = (slug: string): string => `/pricing/${encodeURIComponent(slug)}`

const pricingOf = (category: PackageCategory | undefined) => category && pricingPath(category.SlugName)
