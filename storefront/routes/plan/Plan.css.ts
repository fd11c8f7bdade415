import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, space } from '../../../design-system/tokens/index.ts'

export const list = style({ display: 'grid' })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[3],
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.border.default}`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const name = style({ flex: '1 1 100%', overflowWrap: 'anywhere' })
export const note = style({ flex: '1 1 14rem', minWidth: 0 })
export const size = style({ flex: '0 1 8rem', minWidth: 0 })
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })
/** A shared plan beside one's own. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: space[8],
})
/** What could not be copied, to be selected. */
export const copied = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line', userSelect: 'all' })
