/** The state of a prerendered page, as JSON in its HTML: its resources and the menus. */
import { menusAtom, type Menus } from './menus.ts'
import { packageCategoriesAtom, type PackageCategory } from './packages.ts'
import { hydrateResources, type DehydratedResource } from './resource.ts'
import { store } from './store.ts'

export interface DehydratedState {
  resources: Record<string, DehydratedResource>
  packageCategories: readonly PackageCategory[]
  menus: Menus
}

export function readDehydratedState(): DehydratedState | undefined {
  const text = document.getElementById('dehydrated')?.textContent
  return text ? (JSON.parse(text) as DehydratedState) : undefined
}

export function hydrate(data: DehydratedState): void {
  hydrateResources(data.resources)
  store.set(packageCategoriesAtom, data.packageCategories)
  store.set(menusAtom, data.menus)
}
