import { globalStyle, style } from '@vanilla-extract/css'
import { media, supportsColorMix } from '../../../design-system/styles/index.ts'
import { display, label } from '../../../design-system/styles/text.css.ts'
import { color, duration, ease, fontSize, layer, radius, space } from '../../../design-system/tokens/index.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[8]}, 6vw, 104px)`,
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)' } },
})
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] })

export const tour = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.xs,
  color: color.ink.inverse,
  textDecoration: 'none',
  '::after': {
    content: '',
    position: 'absolute',
    inset: '45% 0 0',
    background: `linear-gradient(transparent, ${color.surface.inverse})`,
  },
  '@supports': {
    [supportsColorMix]: {
      '::after': {
        background: `linear-gradient(transparent, color-mix(in srgb, ${color.surface.inverse} 88%, transparent))`,
      },
    },
  },
})
globalStyle(`${tour} img`, { transition: `transform ${duration.slow} ${ease.standard}` })
globalStyle(`${tour}:hover img`, { transform: 'scale(1.03)' })
export const caption = style([
  display,
  {
    position: 'absolute',
    zIndex: layer.above,
    insetInline: space[5.5],
    bottom: space[5],
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    fontSize: fontSize.titleS,
    lineHeight: 1.1,
    '@media': { [media.forcedColors]: { background: 'Canvas' } },
  },
])
export const play = style({
  width: 68,
  height: 68,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.pill,
  background: color.action.bg,
  color: color.action.ink,
  selectors: { [`${tour}:hover &`]: { background: color.action.bgHover } },
})

export const made = style({ paddingBottom: space.section, marginTop: `calc(${space.section} * -.4)` })
export const madeTitle = style([label, { color: color.ink.muted, marginBottom: space[2.5] }])
export const uses = style([display, { fontSize: fontSize.titleM, lineHeight: 1.35, textWrap: 'balance' }])
/** Kept on one line for as long as a line can hold it. */
export const use = style({
  display: 'inline-block',
  selectors: {
    // The slash is drawn, not read.
    '&:not(:last-child)::after': { content: '"/" / ""', color: color.ink.accent, paddingInline: '.42em .18em' },
  },
})
