import { style } from '@vanilla-extract/css'
import { media } from '../../design-system/styles/index.ts'
import { color, fontSize, space } from '../../design-system/tokens/index.ts'

/** Nothing to press without a script, nor on paper. */
export const share = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  minWidth: 0,
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
})
export const address = style({
  fontSize: fontSize.small,
  color: color.ink.muted,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
