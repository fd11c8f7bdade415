import { style } from '@vanilla-extract/css'

export const day = style({ width: 'min(100%, 22rem)' })
