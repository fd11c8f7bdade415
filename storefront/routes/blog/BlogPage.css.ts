/** The blog's mock-up: one post large, the others in columns. Three from a tablet: two would leave the last of six posts alone. */
import { style } from '@vanilla-extract/css'
import { below, media } from '../../../design-system/styles/index.ts'
import { space } from '../../../design-system/tokens/index.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: `${space[12]} ${space[8]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const first = style({ gridColumn: '1 / -1', minWidth: 0 })
export const item = style({
  minWidth: 0,
  '@media': { [below(768)]: { selectors: { '&:last-child:nth-child(even)': { gridColumn: '1 / -1' } } } },
})
export const firstLoading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'end',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
})
export const pages = style({ paddingTop: space[12] })
