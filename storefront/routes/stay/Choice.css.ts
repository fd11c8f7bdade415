/** A native select that looks like the fields beside it. */
import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/media.ts'
import { label as labelText } from '../../../design-system/styles/text.css.ts'
import { color } from '../../../design-system/tokens/contract.css.ts'
import { fontWeight, radius } from '../../../design-system/tokens/scale.ts'

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, alignContent: 'start' })
export const label = style([labelText, { justifySelf: 'start' }])
export const control = style({ position: 'relative', display: 'grid' })
export const select = style({
  appearance: 'none',
  width: '100%',
  minHeight: 52,
  padding: '10px 14px',
  paddingInlineEnd: 46,
  border: `1.5px solid ${color.border.control}`,
  borderRadius: radius.s,
  background: color.surface.raised,
  color: color.ink.default,
  fontSize: '1.06rem',
  fontWeight: fontWeight.semibold,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  ':focus-visible': { borderRadius: radius.s },
  '@media': { [media.forcedColors]: { appearance: 'auto', paddingInlineEnd: 14 } },
})
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: 14,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' } },
})
