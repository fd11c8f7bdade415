import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, fontSize, fontWeight, radius, size, space } from '../../../design-system/tokens/index.ts'

export const failed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3] })
export const badge = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2.5] })
export const free = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const other = style({
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: size.target,
  paddingInline: space[3],
  border: `1.5px solid ${color.border.control}`,
  borderRadius: radius.pill,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  color: color.ink.default,
  textDecoration: 'none',
  ':hover': { background: color.action.quietHover },
  ':active': { background: color.action.quietPressed },
  ':focus-visible': { borderRadius: radius.pill },
  '@media': { [media.forcedColors]: { borderColor: 'LinkText' } },
})
