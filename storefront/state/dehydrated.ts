/** State of a prerendered page, as JSON in its HTML. */
import { atom } from 'jotai'
import * as v from 'valibot'
import { isRecord, parseJson } from '../text/json.ts'
import { menusAtom, type Menus } from './menus.ts'
import { packageCategoriesAtom, type PackageCategory } from './packages.ts'
import type { FilesByAddress } from './pictureMap.ts'
import { addPictures, showPictures } from './pictures.ts'
import { takeResources, type DehydratedResource } from './resource.ts'
import { store } from './store.ts'

/** Pages that the studio's own texts link to, but that the provider did not list at build time. */
export const missingPagesAtom = atom<readonly string[]>([])

/** Only filled during prerendering, and not part of the JSON. */
export const allPostsAtom = atom<readonly { readonly Slug: string; readonly Title: string }[]>([])

/** No deeper validation is needed: the build writes it from parsed answers. */
const ofPage = {
  resources: v.custom<Record<string, DehydratedResource>>(isRecord),
  /** Only pictures that the page shows. */
  pictures: v.custom<FilesByAddress>(isRecord),
}
const schema = v.object({
  ...ofPage,
  /** The page's own path, percent-encoded, without a query. */
  path: v.string(),
  packageCategories: v.custom<readonly PackageCategory[]>(Array.isArray),
  menus: v.custom<Menus>(isRecord),
  missingPages: v.custom<readonly string[]>(Array.isArray),
})
export type DehydratedState = v.InferOutput<typeof schema>

export function readDehydratedState(): DehydratedState | undefined {
  return parseJson(schema, document.getElementById('dehydrated')?.textContent)
}

/** The file with a page's answers. A visitor who is already in the shop fetches it instead of the page's HTML. */
export const answersFileOf = (path: string): string => `/answers${path.replace(/\/$/, '') || '/index'}.json`

const answersSchema = v.object({
  ...ofPage,
  /** The first script of the build, because answers of another build may have another shape. */
  build: v.string(),
})
export type PageAnswers = v.InferOutput<typeof answersSchema>

/** Takes answers and pictures of a prefetched page, if they are of this build. */
export function takeAnswers(json: string): void {
  const answers = parseJson(answersSchema, json)
  const build = document.querySelector('script[data-parts]')?.getAttribute('src')
  if (!answers || answers.build !== build) return
  takeResources(answers.resources)
  addPictures(answers.pictures)
}

export function hydrate(data: DehydratedState): void {
  takeResources(data.resources)
  store.set(packageCategoriesAtom, data.packageCategories)
  store.set(menusAtom, data.menus)
  store.set(missingPagesAtom, data.missingPages)
  showPictures(data.pictures)
}
