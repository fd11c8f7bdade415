import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, fontSize, radius, size, space } from '../../../design-system/tokens/index.ts'

export const results = style({ paddingTop: space[1] })
export const result = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: size.target,
  paddingBlock: space[1],
  paddingInline: space[2.5],
  marginInline: `calc(-1 * ${space[2.5]})`,
  borderRadius: radius.xs,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { background: color.action.quietHover },
})
/** One line of an answer or of a post is enough to know it by. */
export const about = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.small,
  color: color.ink.muted,
})
/** A phone has no such keys. */
export const keys = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
