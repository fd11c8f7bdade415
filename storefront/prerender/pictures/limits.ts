/** What a build spends on the provider's pictures. What is beyond is shown as it is. */
export interface PictureLimits {
  /** Bytes of one picture. */
  readonly bytes: number
  /** Bytes of all pictures that are downloaded. */
  readonly total: number
  /** How many pictures. */
  readonly count: number
  /** Milliseconds until a picture has arrived. */
  readonly wait: number
  /** Milliseconds for all of them. */
  readonly time: number
  /** How many pixels one picture may unpack to. */
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
