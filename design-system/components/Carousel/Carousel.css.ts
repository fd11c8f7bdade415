import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { quiet } from '../../styles/pointer.ts'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { radius, shape, size, space } from '../../tokens/scale.ts'

export const root = style({ display: 'flex', flexDirection: 'column-reverse', gap: space[3.5], minWidth: 0 })
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
})
export const status = style([figures, { paddingInline: space[1.5] }])

export const window = style({
  position: 'relative',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { [media.noScript]: { scrollbarWidth: 'thin' }, [media.print]: { overflow: 'visible' } },
})
export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: space[6],
  '@media': { [media.print]: { gridAutoFlow: 'row' } },
})
const one = '100%'
/** Slides in view from 992 px on; one below. */
export const perView = styleVariants(
  { 1: one, 2: 'calc((100% - 24px) / 2)', 3: 'calc((100% - 48px) / 3)', 4: 'calc((100% - 72px) / 4)' },
  (width) => ({
    gridAutoColumns: one,
    '@media': { [media.desktop]: { gridAutoColumns: width } },
  }),
)
export const slide = style({ scrollSnapAlign: 'start', minWidth: 0 })

export const indicators = style({ display: 'flex', flexWrap: 'wrap' })
export const indicator = style([
  {
    width: size.target,
    height: size.target,
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.s,
    '::before': {
      content: '',
      width: 11,
      height: 14,
      borderRadius: shape.dot,
      border: `1.75px solid ${color.border.strong}`,
    },
    selectors: {
      '&[aria-current="true"]::before': { width: 14, height: 22, background: color.action.bg },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current="true"]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  },
  quiet,
])
