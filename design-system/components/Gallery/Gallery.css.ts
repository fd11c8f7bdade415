import { style, styleVariants } from '@vanilla-extract/css'
import { below, media } from '../../styles/media.ts'
import { hoverAndPress } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { radius, space } from '../../tokens/scale.ts'

const base = style({ display: 'grid', gap: space[3.5] })
const same = 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))'
export const list = styleVariants({
  mosaic: [
    base,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
    },
  ],
  grid: [
    base,
    { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '@media': { [media.tablet]: { gridTemplateColumns: same } } },
  ],
})

const place = style({ position: 'relative', minWidth: 0, '@media': { [media.print]: { breakInside: 'avoid' } } })
const ON_WIDE: Readonly<Record<string, { gridColumn: string; aspectRatio?: string }>> = {
  '&:nth-child(7n+1)': { gridColumn: 'span 8', aspectRatio: '16/10' },
  '&:nth-child(7n+2)': { gridColumn: 'span 4' },
  '&:nth-child(7n+3), &:nth-child(7n+4), &:nth-child(7n+5)': { gridColumn: 'span 4', aspectRatio: '4/5' },
  '&:nth-child(7n+6)': { gridColumn: 'span 5' },
  '&:nth-child(7n+7)': { gridColumn: 'span 7', aspectRatio: '16/10' },
  // The last pictures fill their row.
  '&:nth-child(7n+1):last-child': { gridColumn: '1 / -1', aspectRatio: '16/9' },
  '&:nth-child(7n+3):last-child': { gridColumn: '1 / -1', aspectRatio: '16/9' },
  '&:nth-child(7n+3):nth-last-child(2), &:nth-child(7n+4):last-child': { gridColumn: 'span 6', aspectRatio: '4/3' },
  '&:nth-child(7n+6):last-child': { gridColumn: '1 / -1', aspectRatio: '16/9' },
}
export const item = styleVariants({
  mosaic: [
    place,
    {
      '@media': {
        [below(768)]: {
          aspectRatio: '4/5',
          selectors: {
            '&:nth-child(3n+1)': { gridColumn: '1 / -1', aspectRatio: '4/3' },
            '&:nth-child(3n+2):last-child': { gridColumn: '1 / -1', aspectRatio: '4/3' },
          },
        },
        [media.tablet]: { selectors: ON_WIDE },
      },
    },
  ],
  grid: [place, { aspectRatio: '4/5' }],
})
export const link = style({
  // Safari 16.0 gives no percentage and no grid row the height that a proportion makes.
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: radius.xs,
  ':focus-visible': { borderRadius: radius.xs },
  '@media': { [media.forcedColors]: { border: '1px solid LinkText' } },
})
const lit = { color: color.action.ink, borderColor: color.action.border }
export const zoom = style([
  {
    position: 'absolute',
    insetInlineEnd: space[3],
    bottom: space[3],
    width: 48,
    height: 48,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    background: color.surface.raised,
    color: color.ink.default,
    border: `1.5px solid ${color.border.strong}`,
    '@media': { [media.print]: { display: 'none' } },
  },
  hoverAndPress({ ...lit, background: color.action.bg }, { ...lit, background: color.action.bgPressed }, link),
])
