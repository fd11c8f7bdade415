/** What a build spends on the provider's pictures. Beyond a limit, originals are shown. */
export interface PictureLimits {
  /** Bytes of one picture. */
  readonly bytes: number
  /** Bytes of all downloads. */
  readonly total: number
  /** Number of pictures. */
  readonly count: number
  /** Milliseconds for one download. */
  readonly wait: number
  /** Milliseconds for all downloads. */
  readonly time: number
  /** Pixels of one decoded picture. */
  readonly pixels: number
}

const MB = 1_000_000

export const LIMITS: PictureLimits = {
  bytes: 25 * MB,
  total: 4000 * MB,
  count: 3000,
  wait: 30_000,
  time: 10 * 60_000,
  pixels: 100 * MB,
}
