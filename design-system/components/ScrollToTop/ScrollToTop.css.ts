import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { clearOf } from '../../styles/safeArea.ts'
import { color } from '../../tokens/contract.css.ts'
import { layer, radius, space } from '../../tokens/scale.ts'

/** An element one and a half screens high, observed instead of listening to scroll events. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: 1,
  height: '150vh',
  pointerEvents: 'none',
  zIndex: layer.below,
})
export const floating = style({
  position: 'fixed',
  insetInlineStart: clearOf('left', space[4]),
  insetBlockEnd: clearOf('bottom', space[4]),
  zIndex: layer.raised,
  display: 'grid',
  borderRadius: radius.pill,
  background: color.surface.overlay,
  boxShadow: color.shadow.lift,
  '@media': { [media.print]: { display: 'none' } },
})
