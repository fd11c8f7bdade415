/** The blog's mock-up: one post large, the others in up to three columns. Two at 1024 px would leave the last of six posts alone. */
import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { space } from '../../../design-system/tokens/index.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(280px, 30%)), 1fr))',
  gap: `${space[12]} ${space[8]}`,
})
export const first = style({ gridColumn: '1 / -1', minWidth: 0 })
export const item = style({ minWidth: 0 })
export const firstLoading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'end',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
})
export const pages = style({ paddingTop: space[12] })
