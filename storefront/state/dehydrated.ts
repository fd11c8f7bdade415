/** State of a prerendered page, as JSON in its HTML. */
import * as v from 'valibot'
import { parseJson } from '../text/parseJson.ts'
import { menusAtom, type Menus } from './menus.ts'
import { missingPagesAtom } from './missingPages.ts'
import { packageCategoriesAtom, type PackageCategory } from './packages.ts'
import { addPictures, showPictures, type FilesByAddress } from './pictures.ts'
import { hydrateResources, takeResources, type DehydratedResource } from './resource.ts'
import { store } from './store.ts'

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** No deeper validation is needed: the build writes it from parsed answers. */
const schema = v.object({
  /** The page's own path, percent-encoded, without a query. */
  path: v.string(),
  resources: v.custom<Record<string, DehydratedResource>>(isRecord),
  packageCategories: v.custom<readonly PackageCategory[]>(Array.isArray),
  menus: v.custom<Menus>(isRecord),
  missingPages: v.custom<readonly string[]>(Array.isArray),
  /** Only pictures that the page shows. */
  pictures: v.custom<FilesByAddress>(isRecord),
})
export type DehydratedState = v.InferOutput<typeof schema>

export function readDehydratedState(): DehydratedState | undefined {
  return parseJson(schema, document.getElementById('dehydrated')?.textContent)
}

const DATA = /<script type="application\/json" id="dehydrated">(.*?)<\/script>/s

/** Takes answers and pictures from the HTML of a prefetched page. */
export function takeAnswers(html: string): void {
  const data = parseJson(schema, DATA.exec(html)?.[1])
  if (!data) return
  takeResources(data.resources)
  addPictures(data.pictures)
}

export function hydrate(data: DehydratedState): void {
  hydrateResources(data.resources)
  store.set(packageCategoriesAtom, data.packageCategories)
  store.set(menusAtom, data.menus)
  store.set(missingPagesAtom, data.missingPages)
  showPictures(data.pictures)
}
