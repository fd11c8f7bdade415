import { style } from '@vanilla-extract/css'

/** A disclosure. Where no script opens its panel, pointing at it or focus inside does. */
export const discloses = style({})
