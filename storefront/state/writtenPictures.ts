/** What the build and the app say to each other about pictures. Node reads it as it is: without React. */

/** Of one picture, as `Picture` takes them; empty if there is only the file itself. */
export interface PictureFiles {
  readonly sources?: readonly { type: string; srcSet: string }[]
  readonly srcSet?: string
  readonly width?: number
  readonly height?: number
  /** `#8a7b6c` */
  readonly color?: string
}

/**
 * By address: `name width height colour width…` as in `k3Jx9fQa 4000 3000 8a7b6c 480 880 1320 1600`, or an empty text if there is
 * only the file itself. The colour may be missing.
 */
export type WrittenPictures = Readonly<Record<string, string>>

/** Of the whole site; each page has the files of its own in its data. */
export const MAP = '/pictures.json'

/** @param written a value of `WrittenPictures`. */
export function filesOf(written: string): PictureFiles {
  const [name, width, height, color, ...widths] = written.split(' ')
  if (!name) return {}
  const setOf = (type: string): string => widths.map((each) => `/pictures/${name}-${each}.${type} ${each}w`).join()
  return {
    sources: [{ type: 'image/avif', srcSet: setOf('avif') }],
    srcSet: setOf('webp'),
    width: Number(width),
    height: Number(height),
    ...(color && { color: `#${color}` }),
  }
}
