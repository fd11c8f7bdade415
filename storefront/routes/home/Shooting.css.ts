import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/media.ts'
import { display } from '../../../design-system/styles/text.css.ts'
import { color } from '../../../design-system/tokens/contract.css.ts'
import { duration, ease, fontSize, space } from '../../../design-system/tokens/scale.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 6vw, 96px)',
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(240px, 27vw, 380px)' } },
})
export const list = style({ marginTop: space[6], borderTop: `2px solid ${color.border.strong}` })
export const link = style([
  display,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: 18,
    alignItems: 'center',
    padding: '15px 4px 14px 0',
    borderBottom: `1px solid ${color.border.default}`,
    fontSize: fontSize.titleM,
    color: 'inherit',
    textDecoration: 'none',
    transition: `padding ${duration.quick} ${ease.standard}`,
    ':hover': {
      background: `linear-gradient(90deg, ${color.surface.sun}, transparent)`,
      paddingInlineStart: 14,
      marginInlineEnd: -14,
    },
  },
])
export const window = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
