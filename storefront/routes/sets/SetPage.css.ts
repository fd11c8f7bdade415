/** The set-detail mock-up: words on the ground line of a tall arch, the photographs under both. */
import { style } from '@vanilla-extract/css'
import { below, BREAKPOINTS, media } from '../../../design-system/styles/index.ts'
import { color, fontSize, lineHeight, space } from '../../../design-system/tokens/index.ts'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[6]}, 5vw, 88px)`,
  alignItems: 'end',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(280px, 37vw, 520px)' } },
})
export const words = style({ display: 'grid', gap: 26, minWidth: 0 })
export const lead = style({
  fontSize: fontSize.lead,
  lineHeight: lineHeight.lead,
  color: color.ink.muted,
  maxWidth: '44ch',
  whiteSpace: 'pre-line',
})
export const facts = style({ borderTop: `1px solid ${color.border.default}`, paddingTop: space[4] })
/** Room for the line outside the arch; above the words on a phone. */
export const picture = style({
  position: 'relative',
  padding: `${space[3.5]} ${space[3.5]} 0`,
  '@media': { [below(BREAKPOINTS.tablet)]: { gridRow: 1 }, [media.print]: { maxWidth: 320 } },
})
export const failed = style({ marginTop: space[6] })
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  paddingTop: space[16],
})
