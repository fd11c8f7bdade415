import { globalStyle, style } from '@vanilla-extract/css'

/** Twice as much fits beside each other, as in a window twice as wide. */
export const half = style({})
globalStyle(`${half} [data-story-block]`, { zoom: 0.5 })
