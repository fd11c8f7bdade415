/** The sizes and formats of the provider's pictures that the build wrote (`storefront/prerender/pictures/`). */
import { atom } from 'jotai'
import { use } from 'react'
import { hasVariants } from './hasVariants.ts'
import type { FilesByAddress, PictureFiles } from './pictureMap.ts'
import { store } from './store.ts'

/** Only set during prerendering, where a picture suspends until its files are written. */
let source: ((src: string) => Promise<PictureFiles>) | undefined

export function renderPicturesFrom(from: typeof source): void {
  source = from
}

const written: Record<string, PictureFiles> = {}

function finderOf(isAll?: boolean) {
  let loading: Promise<void> | undefined
  return (src: string): PictureFiles | undefined | null => {
    if (!hasVariants(src)) return undefined
    const found = import.meta.env.SSR && source ? use(source(src)) : written[src]
    if (found || isAll) return found
    loading ??= import('./pictureMap.ts')
      .then((part) => part.loadPictureMap())
      // Without the map, the originals are shown.
      .catch(() => undefined)
      .then((map) => showPictures({ ...map, ...written }, true))
    return null
  }
}

export const findPictureAtom = atom({ find: finderOf() })

/** Adds the pictures of a page that is not shown yet. */
export function addPictures(files: FilesByAddress): void {
  Object.assign(written, files)
}

/** @param isAll whether these are all pictures of the site. */
export function showPictures(files: FilesByAddress, isAll?: boolean): void {
  addPictures(files)
  store.set(findPictureAtom, { find: finderOf(isAll) })
}
