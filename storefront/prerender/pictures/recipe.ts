interface Copy {
  /** Pixels. */
  readonly width: number
  readonly avif: number
  readonly webp: number
}

/**
 * With a quality per type. Phones show full-width pictures from the second copy up to a density of 2, from the third up
 * to 3, where pixels are too small to notice lost quality. The lightbox and wide screens use the last.
 */
export const COPIES: readonly Copy[] = [
  { width: 480, avif: 45, webp: 62 },
  { width: 880, avif: 40, webp: 56 },
  { width: 1320, avif: 36, webp: 44 },
  { width: 1600, avif: 45, webp: 62 },
]
export const TYPES = ['avif', 'webp'] as const

/** Raise it when the output changes: it invalidates cached pictures. */
export const RECIPE = 2

export interface Encoded {
  /**
   * The value in `ImageVariants` after the name, such as `4000 3000 8a7b6c 480 880 1320 1600`; empty if the file
   * stays as it is.
   */
  readonly about: string
  /** By ending, such as `480.avif`. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** @param pixels the most that it may decode to. @throws Error if it cannot be decoded. */
export type Encode = (bytes: Buffer, pixels: number) => Promise<Encoded>

/** Name endings, such as `480.avif`. */
export function filesOf(about: string): string[] {
  const [, , , ...widths] = about.split(' ')
  return widths.flatMap((width) => TYPES.map((type) => `${width}.${type}`))
}
