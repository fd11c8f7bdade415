/** What a page that was rendered ahead brings with it, as JSON in its HTML: its resources and the menus. */
import { menusAtom, type Menus } from './menus.ts'
import { packageCategoriesAtom, type PackageCategory } from './packages.ts'
import { carryResources, type Carried } from './resource.ts'
import { store } from './store.ts'

export interface CarriedData {
  resources: Record<string, Carried>
  packageCategories: readonly PackageCategory[]
  menus: Menus
}

export function readCarried(): CarriedData | undefined {
  const text = document.getElementById('carried')?.textContent
  return text ? (JSON.parse(text) as CarriedData) : undefined
}

export function carry(data: CarriedData): void {
  carryResources(data.resources)
  store.set(packageCategoriesAtom, data.packageCategories)
  store.set(menusAtom, data.menus)
}
