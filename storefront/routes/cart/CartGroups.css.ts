import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, space } from '../../../design-system/tokens/index.ts'

/** The studio, on paper only: there the footer is missing. */
export const studio = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } })
export const gap = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
})
export const notes = style({ paddingBlock: space[6] })
export const people = style({ paddingBlock: space[4] })
export const sheet = style({ '@media': { [media.print]: { display: 'none' } } })
