import { style } from '@vanilla-extract/css'
import { from, media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, radius, space } from '../../tokens/scale.ts'

export const summary = style({
  background: color.surface.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.m,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@media': {
    // It is sticky only beside the cart, and only if the window shows all of it: its end could not be reached otherwise.
    [`${from(1100)} and (min-height: 47.5em)`]: { position: 'sticky', top: 104 },
    [media.forcedColors]: { borderColor: 'ButtonText' },
    [media.print]: { breakInside: 'avoid' },
  },
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4.5],
  padding: `${space[6]} clamp(${space[4.5]}, 2vw, ${space[7]}) 26px`,
  '@media': { [media.print]: { gap: space[2], paddingBlock: space[3] } },
})
/** Nobody can type on paper, and the amounts below say what was entered. */
export const field = style({ display: 'contents', '@media': { [media.print]: { display: 'none' } } })
export const rule = style({ border: 0, borderTop: `1px solid ${color.border.hairline}`, margin: 0, width: '100%' })
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })
export const note = style({ fontSize: fontSize.caption, lineHeight: 1.5, color: color.ink.subtle })
