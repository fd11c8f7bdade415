import { globalStyle, style } from '@vanilla-extract/css'

/** Twice as much fits beside each other, as in a window twice as wide. */
export const half = style({})
// On a phone a little less, so that two cells of a sheet stand side by side.
globalStyle(`${half} [data-story-block]`, { zoom: 0.5, '@media': { '(max-width: 599px)': { zoom: 0.45 } } })
