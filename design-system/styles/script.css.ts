/** Hides controls that do nothing without scripts. */
import { style } from '@vanilla-extract/css'
import { media } from './media.ts'

export const needsScript = style({ '@media': { [media.noScript]: { display: 'none !important' } } })
