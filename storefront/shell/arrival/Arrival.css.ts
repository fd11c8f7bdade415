import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'

/** On a sheet of its own, for who comes along and need not see the receipt. */
export const arrival = style({ '@media': { [media.print]: { breakAfter: 'page' } } })
