/** The files that a picture is written in. */

/** In pixels. A phone of 412 px takes the second, a wide screen or the lightbox the third. */
export const WIDTHS = [480, 800, 1600]
export const TYPES = ['avif', 'webp'] as const

/** Changes with what is written: what an older build has kept then is of no use. */
export const RECIPE = 1

export interface Encoded {
  /** `4000 3000 8a7b6c 480 800 1600`, as in `WrittenPictures` after the name; empty if the file is left as it is. */
  readonly about: string
  /** `480.avif` and so on. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** @param pixels most that it may unpack to. @throws Error for what cannot be decoded. */
export type Encode = (bytes: Buffer, pixels: number) => Promise<Encoded>

/** Their names, after the picture's own. */
export function filesOf(about: string): string[] {
  const [, , , ...widths] = about.split(' ')
  return widths.flatMap((width) => TYPES.map((type) => `${width}.${type}`))
}
