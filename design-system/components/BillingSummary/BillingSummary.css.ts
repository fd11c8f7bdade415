import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { radius } from '../../tokens/scale.ts'

const outlined = { outline: `1.5px solid ${color.border.strong}`, outlineOffset: -1.5 }

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: '22px 24px',
  borderRadius: radius.s,
  background: color.surface.sun,
  selectors: { '[data-theme="high-contrast"] &': outlined },
  '@media': { [media.forcedColors]: outlined, [media.print]: { breakInside: 'avoid' } },
})
