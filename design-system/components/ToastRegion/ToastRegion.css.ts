import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { clearOf } from '../../styles/safeArea.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, fontWeight, layer, radius, space } from '../../tokens/scale.ts'

/** Set by each toast: the time it stays. */
export const LIFE = '--aa-toast-life'
const arrive = keyframes({ from: { opacity: 0, translate: '0 -8px' } })
const leave = keyframes({ to: { opacity: 0, translate: '0 -8px' } })
const runOut = keyframes({ to: { width: 0 } })

export const region = style({
  position: 'fixed',
  top: 72,
  insetInlineEnd: space[4],
  zIndex: layer.toast,
  width: 'min(400px, 100% - 32px)',
  pointerEvents: 'none',
  // Dialogs close in their other corner. Without child combinators, each press would search the whole page.
  selectors: {
    'body:has(> * > [role$="dialog"]) &': {
      insetInline: `${space[4]} auto`,
      width: `min(400px, 100% - ${space[4]} - ${space[20]})`,
    },
  },
  '@media': {
    [media.tablet]: { top: 100, insetInlineEnd: clearOf('right', space[6]) },
    [media.print]: { display: 'none' },
  },
})
export const stack = style({
  display: 'grid',
  gap: space[3],
  // Toasts that do not fit into the window scroll. The room around them is for their shadows.
  maxHeight: ['calc(100vh - 100px)', 'calc(100dvh - 100px)'],
  overflowY: 'auto',
  padding: space[4],
  margin: `-${space[4]}`,
})
export const toast = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'start',
  paddingBlock: `${space[3.5]} ${space[4]}`,
  paddingInline: `${space[4]} ${space[2]}`,
  borderRadius: radius.s,
  boxShadow: color.shadow.overlay,
  overflow: 'hidden',
  pointerEvents: 'auto',
  cursor: 'pointer',
  animation: `${arrive} ${duration.toast} ${ease.enter}`,
  selectors: {
    '&[data-leaving]': { animation: `${leave} ${duration.toast} ${ease.exit} forwards` },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      bottom: 0,
      height: 5,
      width: '100%',
      background: 'repeating-linear-gradient(118deg, currentColor 0 8px, transparent 8px 16px)',
      animation: `${runOut} var(${LIFE}) linear forwards`,
    },
    '&[data-held]::after': { animationPlayState: 'paused' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::after': { forcedColorAdjust: 'none' } } },
    [media.reducedMotion]: { selectors: { '&::after': { display: 'none' } } },
  },
})
export const icon = style({ display: 'inline-flex', paddingTop: 11 })
export const words = style({ paddingBlock: 9, lineHeight: 1.35, fontWeight: fontWeight.medium })
