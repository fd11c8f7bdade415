import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, media } from '../../styles/media.ts'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, radius, space } from '../../tokens/scale.ts'

/** Below this width the price goes under the text. */
const beside = from(601)

const base = style({
  display: 'grid',
  paddingBlock: space[4.5],
  borderBottom: `1px solid ${color.border.hairline}`,
  alignItems: 'start',
  columnGap: space[3.5],
  rowGap: space[2.5],
  '@media': { [media.print]: { paddingBlock: space[2], breakInside: 'avoid' } },
})
export const line = styleVariants({
  pictured: [
    base,
    {
      gridTemplateColumns: '72px minmax(0, 1fr)',
      '@media': {
        [beside]: { gridTemplateColumns: '92px minmax(0, 1fr) auto', columnGap: space[4.5] },
        // Without pictures and arcs a cart fits on a sheet.
        [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      },
    },
  ],
  plain: [
    base,
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[4.5] } },
    },
  ],
})
export const picture = style({
  position: 'relative',
  width: 72,
  height: 88,
  overflow: 'hidden',
  borderRadius: radius.xs,
  gridRow: 'span 2',
  '@media': { [beside]: { width: 92, height: 108, gridRow: 'auto' }, [media.print]: { display: 'none' } },
})
// What is being removed is struck out.
globalStyle(`${base}:has([aria-busy='true']) h3`, { textDecoration: 'line-through' })
globalStyle(`${base}:has([aria-busy='true']) img`, { opacity: 0.4 })
export const words = style({
  display: 'grid',
  gap: space[1.5],
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[3.5]}`, alignItems: 'baseline' } },
})
globalStyle(`${words} > :first-child`, { '@media': { [media.print]: { flexBasis: '100%' } } })
export const detail = style({ fontSize: fontSize.small, lineHeight: 1.35, color: color.ink.muted })
export const hours = style({
  width: 'min(100%, 300px)',
  marginTop: space[1],
  '@media': { [media.print]: { width: 'auto', marginTop: 0 } },
})
globalStyle(`${hours} svg`, { '@media': { [media.print]: { display: 'none' } } })
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[3.5]}`,
  fontSize: fontSize.small,
})
export const date = style([figures, { fontSize: '1.15rem', whiteSpace: 'normal' }])
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[0.5]} ${space[3]}`,
  '@media': { [beside]: { display: 'grid', justifyItems: 'end', textAlign: 'end' } },
})
export const price = style({
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[0.5]} ${space[3]}`,
  '@media': { [beside]: { display: 'grid', justifyItems: 'end' } },
})
export const bin = style({ marginInlineEnd: `-${space[3]}`, '@media': { [beside]: { marginTop: space[0.5] } } })
