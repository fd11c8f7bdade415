import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { space } from '../../tokens/scale.ts'

// Full width: the heading's container has no width of its own.
export const root = style({
  width: '100%',
  overflowWrap: 'anywhere',
  paddingBlock: `clamp(${space[2.5]}, 2vw, ${space[7]}) clamp(26px, 3.4vw, 52px)`,
  '@media': { [media.print]: { paddingBlock: `0 ${space[3]}` } },
})
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'end',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      gap: space[12],
    },
  },
})
export const small = style({ '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } } })
/** The container that headings with a long word measure. */
export const title = style({ containerType: 'inline-size' })
export const words = style({ display: 'grid', gap: space[4] })
