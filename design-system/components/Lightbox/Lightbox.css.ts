import { keyframes, style } from '@vanilla-extract/css'
import { below, media } from '../../styles/media.ts'
import { covered } from '../../styles/safeArea.ts'
import { keepScrollbarSpace, lockScroll } from '../../styles/scrollLock.ts'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, fontSize, fontWeight, layer, space } from '../../tokens/scale.ts'

const appear = keyframes({ from: { opacity: 0 } })

/** Dark in every theme. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  pointerEvents: 'auto',
  background: color.surface.canvas,
  color: color.ink.default,
  animation: `${appear} ${duration.base} ${ease.enter}`,
})
lockScroll(`html:has(> body > ${scrim})`)
keepScrollbarSpace(scrim)

export const box = style({
  height: ['100vh', '100dvh'],
  position: 'relative',
  // A long caption in a low window, as at 400 % zoom.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  padding: (['top', 'right', 'bottom', 'left'] as const).map(covered).join(' '),
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
})
export const bar = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[2],
  paddingInline: `${space[5]} ${space[3]}`,
})
export const title = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const stage = style({ position: 'relative', minHeight: 0, touchAction: 'pan-y pinch-zoom', userSelect: 'none' })
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  animation: `${appear} ${duration.base} ${ease.standard}`,
})
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'center',
  gap: `${space[1]} ${space[6]}`,
  padding: `${space[2.5]} ${space[5]} ${space[3.5]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
})
export const caption = style({
  justifySelf: 'start',
  fontSize: fontSize.small,
  color: color.ink.muted,
  overflowWrap: 'anywhere',
  '@media': { [below(768)]: { justifySelf: 'center' } },
  selectors: { '&:empty': { '@media': { [below(768)]: { display: 'none' } } } },
})
export const turns = style({ display: 'flex', alignItems: 'center', gap: space[2] })
export const counter = style([figures, { minWidth: 72, textAlign: 'center' }])
export const full = style({ '@media': { [media.tablet]: { gridColumn: 3, justifySelf: 'end' } } })
