import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, fontSize, fontWeight, layer, lineHeight, radius, space } from '../../tokens/scale.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const wrapper = style({ position: 'relative', display: 'inline-flex', maxWidth: '100%' })
/** The gap is part of the tooltip, so that the pointer can cross it (WCAG 1.4.13). */
const tip = style({
  position: 'absolute',
  zIndex: layer.dropdown,
  width: 'max-content',
  maxWidth: 'min(240px, 80vw)',
  paddingBlock: space[2],
  animation: `${appear} ${duration.quick} ${ease.enter}`,
  '@media': { [media.print]: { display: 'none' } },
})
export const side = styleVariants({
  above: [tip, { insetBlockEnd: '100%' }],
  below: [tip, { insetBlockStart: '100%' }],
})
export const align = styleVariants({
  start: { insetInlineStart: 0 },
  center: { left: '50%', translate: '-50% 0' },
  end: { insetInlineEnd: 0 },
})
export const words = style({
  display: 'block',
  padding: `7px ${space[3]}`,
  borderRadius: radius.s,
  background: color.surface.inverse,
  color: color.ink.inverse,
  fontSize: fontSize.caption,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.small,
  boxShadow: color.shadow.lift,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
