import { styleVariants } from '@vanilla-extract/css'

export const icon = styleVariants({ small: 18, medium: 20, large: 28 }, (side) => ({
  width: side,
  height: side,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-directional]:dir(rtl)': { scale: '-1 1' } },
}))
