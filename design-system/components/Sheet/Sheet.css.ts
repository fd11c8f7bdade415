import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { clearOf, covered } from '../../styles/safeArea.ts'
import { display } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, fontSize, radius, space } from '../../tokens/scale.ts'
import { overlay as dialogOverlay } from '../Dialog/Dialog.css.ts'

const rise = keyframes({ from: { translate: '0 24px', opacity: 0 } })

/** At the foot of the screen at every width; a column at the end of wide screens. */
export const overlay = style([
  dialogOverlay,
  {
    // Not 'hidden': focus moving into the rising sheet would scroll its top out of view.
    overflow: 'clip',
    padding: `${clearOf('top', space[7])} 0 0`,
    gridAutoRows: 'minmax(0, auto)',
    gridTemplateRows: 'minmax(0, 1fr)',
    alignContent: 'stretch',
    alignItems: 'end',
    justifyItems: 'center',
    '@media': { [media.tablet]: { padding: 0, alignItems: 'stretch', justifyItems: 'end' } },
  },
])
export const sheet = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxHeight: '100%',
  paddingInline: `${covered('left')} ${covered('right')}`,
  overflow: 'hidden',
  border: `1px solid ${color.border.hairline}`,
  borderBlockEnd: 0,
  borderRadius: `${radius.l} ${radius.l} 0 0`,
  background: color.surface.overlay,
  color: color.ink.default,
  boxShadow: color.shadow.overlay,
  animation: `${rise} ${duration.base} ${ease.enter}`,
  ':focus-visible': { outline: 'none', boxShadow: color.shadow.overlay, borderRadius: `${radius.l} ${radius.l} 0 0` },
  '@media': {
    [media.tablet]: {
      width: `calc(420px + ${covered('right')})`,
      paddingBlockStart: covered('top'),
      paddingInline: `0 ${covered('right')}`,
      borderRadius: 0,
      borderBlock: 0,
      borderInlineEnd: 0,
      ':focus-visible': { borderRadius: 0 },
    },
    [media.forcedColors]: { border: '2px solid CanvasText' },
    // At 400 % zoom head and actions would leave no space between them, so everything scrolls.
    [media.low]: { gridTemplateRows: 'none', overflowY: 'auto' },
  },
})
export const header = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[4],
  paddingBlock: `${space[3.5]} ${space[2]}`,
  paddingInline: `${space[4.5]} ${space[2.5]}`,
})
export const title = style([
  display,
  { fontSize: fontSize.titleM, paddingTop: space[1.5], minWidth: 0, overflowWrap: 'anywhere' },
])
export const description = style({ color: color.ink.muted, fontSize: fontSize.small })
export const body = style({
  // Contains visually hidden text, which is positioned absolutely.
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[1.5]} ${space[4.5]} ${clearOf('bottom', space[5])}`,
  scrollbarWidth: 'thin',
  '@media': { [media.low]: { overflowY: 'visible' } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  padding: `${space[3.5]} ${space[4.5]}`,
  paddingBlockEnd: clearOf('bottom', space[4.5]),
  borderBlockStart: `1px solid ${color.border.hairline}`,
  selectors: { '&:empty': { display: 'none' } },
})
globalStyle(`${actions} > :first-child`, { flex: '1 1 140px' })
