import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { space } from '../../tokens/scale.ts'

const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  width: '100%',
  '@media': { [media.print]: { display: 'none' } },
})
export const look = styleVariants({
  side: [panel, { gap: space[6] }],
  sheet: [panel, { gap: space[5] }],
})
export const group = style({ borderTop: `1px solid ${color.border.default}`, paddingTop: space[3.5], minWidth: 0 })
globalStyle(`${look.sheet} > ${group}:first-child`, { borderTop: 0, paddingTop: 0 })
