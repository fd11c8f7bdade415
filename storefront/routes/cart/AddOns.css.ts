import { style } from '@vanilla-extract/css'
import { inHighContrast, media } from '../../../design-system/styles/index.ts'
import { color, radius, space } from '../../../design-system/tokens/index.ts'

export const band = style([
  inHighContrast({ border: `2px solid ${color.border.strong}` }),
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: `${space[3]} ${space[6]}`,
    marginTop: space[10],
    padding: `${space[5]} ${space[6]}`,
    borderRadius: radius.m,
    background: color.surface.sun,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' }, [media.print]: { display: 'none' } },
  },
])
