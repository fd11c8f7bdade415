/** Of one thumbnail on a sprite, in pixels; shown at half the size. */
export const THUMBNAIL = { width: 160, height: 120 } as const
