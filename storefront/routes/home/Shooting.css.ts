import { style } from '@vanilla-extract/css'
import { below, media } from '../../../design-system/styles/index.ts'
import { display, figures } from '../../../design-system/styles/text.css.ts'
import { color, duration, ease, fontSize, space } from '../../../design-system/tokens/index.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[8]}, 6vw, ${space[24]})`,
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(240px, 27vw, 380px)' } },
})
export const list = style({ marginTop: space[6], borderTop: `2px solid ${color.border.strong}` })
export const link = style([
  display,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: space[4.5],
    alignItems: 'center',
    padding: `15px ${space[1]} ${space[3.5]} 0`,
    borderBottom: `1px solid ${color.border.default}`,
    fontSize: fontSize.titleM,
    color: 'inherit',
    textDecoration: 'none',
    transition: `padding ${duration.quick} ${ease.standard}`,
    '@media': { [below(400)]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
    ':hover': {
      background: `linear-gradient(90deg, ${color.surface.sun}, transparent)`,
      paddingInlineStart: space[3.5],
      marginInlineEnd: `-${space[3.5]}`,
    },
  },
])
/** Its room is kept until the price is known. */
export const from = style([
  figures,
  {
    minWidth: '6.5em',
    fontSize: fontSize.body,
    textAlign: 'end',
    letterSpacing: 0,
    color: color.ink.muted,
    '@media': { [below(400)]: { gridRow: 2, textAlign: 'start' } },
  },
])
export const window = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
