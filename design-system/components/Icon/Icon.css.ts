import { styleVariants } from '@vanilla-extract/css'
import { rtl } from '../../styles/media.ts'

export const icon = styleVariants({ small: 18, medium: 20, large: 28 }, (side) => ({
  width: side,
  height: side,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { [`${rtl}[data-directional]`]: { scale: '-1 1' } },
}))
