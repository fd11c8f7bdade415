/** What only a script can serve: not there where none runs, rather than there and dead. */
import { style } from '@vanilla-extract/css'
import { media } from './media.ts'

export const needsScript = style({ '@media': { [media.noScript]: { display: 'none !important' } } })
