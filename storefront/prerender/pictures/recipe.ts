/** The files that a picture is written in. */

interface Copy {
  /** In pixels. */
  readonly width: number
  readonly avif: number
  readonly webp: number
}

/**
 * With the quality of each type. What is as wide as a phone takes the second up to a density of 2, the third up to one of
 * 3; in pixels so small nobody sees what their quality leaves out. The lightbox and wide screens take the last.
 */
export const COPIES: readonly Copy[] = [
  { width: 480, avif: 45, webp: 62 },
  { width: 880, avif: 40, webp: 56 },
  { width: 1320, avif: 36, webp: 44 },
  { width: 1600, avif: 45, webp: 62 },
]
export const TYPES = ['avif', 'webp'] as const

/** Changes with what is written: what an older build has kept then is of no use. */
export const RECIPE = 2

export interface Encoded {
  /** `4000 3000 8a7b6c 480 880 1320 1600`, as in `WrittenPictures` after the name; empty if the file is left as it is. */
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
