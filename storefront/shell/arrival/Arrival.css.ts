import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, fontSize, space } from '../../../design-system/tokens/index.ts'

/** On a sheet of its own, for who comes along and need not see the receipt. */
export const arrival = style({ '@media': { [media.print]: { breakAfter: 'page' } } })

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[10]}` })
export const term = style({ fontSize: fontSize.small, color: color.ink.muted })
