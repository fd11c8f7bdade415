import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { display } from '../../../design-system/styles/text.css.ts'
import {
  color,
  duration,
  ease,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  space,
} from '../../../design-system/tokens/index.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `${space[3]} ${space[4]}`,
  marginBottom: space[8],
})
export const title = style({ maxWidth: '44rem', minWidth: 0, overflowWrap: 'anywhere' })

export const arcade = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(66%, 260px)',
  columnGap: `clamp(${space[3]}, 1.6vw, 26px)`,
  '@media': { [media.desktop]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const snapping = style({
  scrollSnapType: 'x mandatory',
  '@media': { [media.desktop]: { scrollSnapType: 'none' } },
})
export const tile = style({ scrollSnapAlign: 'start', color: 'inherit' })
export const link = style({ display: 'block', textDecoration: 'none', color: 'inherit' })
export const arch = style({ aspectRatio: '3 / 4.5' })
globalStyle(`${tile} img`, { transition: `transform ${duration.scene} ${ease.standard}` })
globalStyle(`${tile}:hover img`, { transform: 'scale(1.045)' })
export const sill = style({
  borderTop: `2px solid ${color.border.strong}`,
  paddingTop: space[3],
  display: 'grid',
  gap: space[0.5],
})

export const slider = style({ marginTop: space[16] })
export const caption = style([
  display,
  {
    paddingTop: space[3],
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    fontSize: fontSize.titleS,
    lineHeight: lineHeight.label,
  },
])
export const hour = style({
  flex: 'none',
  fontFamily: font.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  letterSpacing: 0,
  color: color.ink.muted,
})
