import { globalStyle, style } from '@vanilla-extract/css'
import { below, media } from '../../../design-system/styles/index.ts'
import { display } from '../../../design-system/styles/text.css.ts'
import { color, duration, ease, layer, shape, size, space } from '../../../design-system/tokens/index.ts'

export const hero = style({ paddingTop: `clamp(${space[5]}, 2.6vw, ${space[10]})` })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(300px, 36vw, 500px)',
      gridTemplateRows: '1fr auto',
      columnGap: `clamp(${space[5]}, 3vw, 56px)`,
    },
  },
})
export const title = style([
  display,
  {
    fontSize: 'min(14.1vw, 6rem)',
    lineHeight: '.95',
    letterSpacing: '-.022em',
    paddingBottom: space[5.5],
    '@media': {
      [media.tablet]: {
        gridColumn: 1,
        alignSelf: 'end',
        position: 'relative',
        zIndex: layer.front,
        fontSize: 'clamp(3rem, 8.3vw, 7.45rem)',
        // Its last line may reach over the arch.
        marginInlineEnd: '-.4em',
        paddingBottom: 34,
        pointerEvents: 'none',
      },
    },
  },
])
export const words = style({
  display: 'grid',
  gridRow: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: `${space[5.5]} 34px`,
  '@media': { [media.tablet]: { gridRow: 'auto', gridColumn: 1, gap: 26, paddingBlock: `0 ${space[10]}` } },
})
/** On phones after the actions, which stay above the fold. */
export const lead = style({ order: 1, '@media': { [media.tablet]: { order: 'initial' } } })
export const when = style({
  width: 'min(100%, 22rem)',
  '@media': { [below(480)]: { width: '100%' }, [media.noScript]: { display: 'none' } },
})

export const window = style({
  position: 'relative',
  aspectRatio: '4 / 2.7',
  marginInline: space[3.5],
  '@media': {
    [media.tablet]: {
      gridColumn: 2,
      gridRow: '1 / 3',
      aspectRatio: 'auto',
      height: 'clamp(460px, 47vw, 664px)',
      marginInline: 0,
    },
  },
})
/** The next one fades in over the last, which stays until it is covered. */
export const slide = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity 0s linear ${duration.scene}, visibility 0s linear ${duration.scene}`,
  selectors: {
    '&[data-current]': {
      zIndex: layer.above,
      opacity: 1,
      visibility: 'visible',
      transition: `opacity ${duration.scene} ${ease.standard}`,
    },
  },
})

// A banner is wide and keeps its subject right of the middle: so does the arch.
globalStyle(`${slide} img`, { objectPosition: '76% 50%' })

/** Turned by a script alone. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  order: 2,
  '@media': { [media.noScript]: { display: 'none' } },
})
export const indicator = style({
  width: size.target,
  height: size.target,
  display: 'grid',
  placeItems: 'center',
  '::before': {
    content: '',
    width: 11,
    height: 14,
    borderRadius: shape.dot,
    border: `1.75px solid ${color.border.strong}`,
    transition: `height ${duration.quick} ${ease.standard}`,
  },
  ':disabled': { cursor: 'default' },
  selectors: {
    '&:disabled::before': { borderColor: color.border.default, borderStyle: 'dashed' },
    '&[aria-current="true"]::before': {
      width: 14,
      height: 22,
      background: color.action.bg,
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
  },
})
// The pause comes first when read, last when looked at.
globalStyle(`${controls} > :first-child`, { order: 1, marginInlineStart: space[1.5] })
