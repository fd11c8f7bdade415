/** The wedding venue and the cafe. */
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { space } from '../../../design-system/tokens/index.ts'

export const wedding = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[7]}, 5vw, ${space[20]})`,
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5.5],
  justifyItems: 'start',
})
/** A long word breaks rather than widening the page. */
globalStyle(`${words} > *`, { maxWidth: '100%' })

export const table = style({
  minHeight: 280,
  position: 'relative',
  order: -1,
  '@media': { [media.desktop]: { order: 0, aspectRatio: '11 / 8' } },
})
