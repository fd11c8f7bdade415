import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below, from, media } from '../../design-system/styles/index.ts'
import { color, space } from '../../design-system/tokens/index.ts'

const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] })
// A heart lies in the corner of each item.
globalStyle(`${list} > li`, { position: 'relative' })
const pairs = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space[6]} ${space[4]}` }
/** A card has room for a word of sixteen letters: 'Cinematographers'. */
const tablet = { gridTemplateColumns: 'repeat(auto-fill, minmax(256px, 1fr))', gap: space[8] }
export const grid = styleVariants({
  /** One under the other on a phone: long names, prices. */
  one: [
    list,
    {
      '@media': {
        [media.tablet]: tablet,
        // Three columns would leave the fourth card alone.
        [`${from(768)} and ${below(1240)}`]: {
          selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
        },
      },
    },
  ],
  /** Two beside each other on a phone and three on a tablet, for short names. */
  two: [
    list,
    {
      '@media': {
        [from(360)]: pairs,
        [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[6] },
        [media.desktop]: tablet,
      },
    },
  ],
  /** One row on a desktop. */
  four: [
    list,
    {
      '@media': {
        [from(360)]: pairs,
        [media.tablet]: { gap: space[8] },
        [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  ],
})
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.stack,
  '@media': { [media.print]: { display: 'none' } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[6]}`,
  paddingTop: space[5],
  borderTop: `2px solid ${color.border.strong}`,
})
