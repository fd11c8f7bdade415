import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { figures } from '../../styles/text.css.ts'
import { space } from '../../tokens/scale.ts'

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
