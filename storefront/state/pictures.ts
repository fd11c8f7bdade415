/** The widths and types in which the build wrote the provider's pictures (`storefront/prerender/pictures/`). */
import { atom } from 'jotai'
import { use } from 'react'
import { mayBeWritten } from './mayBeWritten.ts'
import { store } from './store.ts'
import type { PictureFiles } from './writtenPictures.ts'

/** By address; an empty object if there is only the file itself. */
export type FilesByAddress = Readonly<Record<string, PictureFiles>>

/** Set while pages are rendered ahead: there a picture waits until it is written. */
let source: ((src: string) => Promise<PictureFiles>) | undefined

export function renderPicturesFrom(from: typeof source): void {
  source = from
}

/** Those known so far. */
const written: Record<string, PictureFiles> = {}

function finderOf(isAll?: boolean) {
  let loading: Promise<void> | undefined
  return (src: string): PictureFiles | undefined | null => {
    if (!mayBeWritten(src)) return undefined
    const found = import.meta.env.SSR && source ? use(source(src)) : written[src]
    if (found || isAll) return found
    loading ??= import('./pictureMap.ts')
      .then((part) => part.loadPictureMap())
      // Without the map, pictures are shown as they are.
      .catch(() => undefined)
      .then((map) => showPictures({ ...map, ...written }, true))
    return null
  }
}

/** For `PictureSources`. */
export const findPictureAtom = atom({ find: finderOf() })

/** Adds those of a page that is not shown yet. */
export function addPictures(files: FilesByAddress): void {
  Object.assign(written, files)
}

/** @param isAll no other picture has been written. */
export function showPictures(files: FilesByAddress, isAll?: boolean): void {
  addPictures(files)
  store.set(findPictureAtom, { find: finderOf(isAll) })
}
