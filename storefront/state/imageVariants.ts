/**
 * The format in which the build tells the app about pictures. Node imports it directly, so it must not import React.
 */

/** The files of one picture, as props of `Picture`; empty if only the original exists. */
export interface PictureFiles {
  readonly sources?: readonly { type: string; srcSet: string }[]
  readonly srcSet?: string
  readonly width?: number
  readonly height?: number
  /** `#8a7b6c` */
  readonly color?: string
}

/**
 * Keyed by address. The value is `name width height colour width…`, as in `k3Jx9fQa 4000 3000 8a7b6c 480 880 1320
 * 1600`; empty if only the original exists. The colour may be missing.
 */
export type ImageVariants = Readonly<Record<string, string>>

/** The pictures of the whole site; each prerendered page contains its own. */
export const MAP = '/pictures.json'

/** @param written a value of `ImageVariants`. */
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
