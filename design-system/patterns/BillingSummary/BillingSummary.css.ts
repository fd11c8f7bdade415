import { style } from '@vanilla-extract/css'
import { inHighContrast, media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { radius, space } from '../../tokens/scale.ts'

const outlined = { outline: `1.5px solid ${color.border.strong}`, outlineOffset: -1.5 }

export const panel = style([
  inHighContrast(outlined),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3.5],
    padding: `${space[5.5]} ${space[6]}`,
    borderRadius: radius.s,
    background: color.surface.sun,
    '@media': {
      [media.forcedColors]: outlined,
      [media.print]: { gap: space[2], paddingBlock: space[3], breakInside: 'avoid' },
    },
  },
])
