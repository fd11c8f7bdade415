import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, size as sizes, space } from '../../../design-system/tokens/index.ts'

export const list = style({ display: 'grid' })
export const line = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[3],
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.border.default}`,
  selectors: {
    '&[data-dragged]': { background: color.surface.sunken },
    // An outline also shows in forced colours, and moves nothing.
    '&[data-drop]::before, &[data-drop]::after': {
      position: 'absolute',
      insetInline: 0,
      borderTop: `3px solid ${color.action.border}`,
    },
    '&[data-drop="before"]::before': { content: '', top: `calc(-1 * ${space[0.5]})` },
    '&[data-drop="after"]::after': { content: '', bottom: `calc(-1 * ${space[0.5]})` },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const name = style({ flex: '1 1 100%', overflowWrap: 'anywhere' })
export const note = style({ flex: '1 1 14rem', minWidth: 0, '@media': { [media.print]: { display: 'none' } } })
export const size = style({ flex: '0 1 8rem', minWidth: 0, '@media': { [media.print]: { display: 'none' } } })
/** Its title is in line with that of the shared plan. */
export const own = style({ paddingTop: space.stack })
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })
/** In place of the fields. */
export const printOnly = style({ display: 'none', '@media': { [media.print]: { display: 'inline' } } })
/** Six dots, to drag a line by. */
export const handle = style({
  width: sizes.target,
  height: sizes.target,
  cursor: 'grab',
  touchAction: 'none',
  color: color.ink.muted,
  background: 'radial-gradient(circle, currentColor 2px, transparent 2.5px) 50% / 8px 8px content-box',
  padding: `${space[2.5]} ${space[3.5]}`,
  ':active': { cursor: 'grabbing' },
  // Forced colours would take the drawing away.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
})
/** A shared plan beside one's own. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: space[8],
})
/** What could not be copied, to be selected. */
export const copied = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line', userSelect: 'all' })
