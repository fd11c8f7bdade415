import { style } from '@vanilla-extract/css'
import { inHighContrast, media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { size, space } from '../../tokens/scale.ts'

export const band = style([
  inHighContrast({ borderBlock: `2px solid ${color.border.strong}` }),
  {
    background: color.surface.sun,
    '@media': { [media.forcedColors]: { borderBlock: '2px solid CanvasText' }, [media.print]: { display: 'none' } },
  },
])
export const inside = style({
  width: `min(${size.content}, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingBlock: space[12],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[6],
})
export const title = style({ maxWidth: '36rem', flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere' })
