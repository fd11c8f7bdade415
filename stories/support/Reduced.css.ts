import { globalStyle, style } from '@vanilla-extract/css'

export const half = style({})
// On a phone, two cells of a sheet fit side by side.
globalStyle(`${half} [data-story-block]`, { zoom: 0.5, '@media': { '(max-width: 599px)': { zoom: 0.45 } } })
