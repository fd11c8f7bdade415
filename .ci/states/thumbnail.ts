/** Of one picture on a component's sprite, in pixels: a row a story, a column a mode. Drawn at half of it. */
export const THUMBNAIL = { width: 160, height: 120 } as const
