/** The night band of the home page as the head of its own page. */
import { style } from '@vanilla-extract/css'
import { media, supportsColorMix, rtl } from '../../../design-system/styles/index.ts'
import { price } from '../../../design-system/styles/text.css.ts'
import { color, fontSize, lineHeight, space } from '../../../design-system/tokens/index.ts'

const night = (percent: number) => `color-mix(in srgb, ${color.surface.inverse} ${percent}%, transparent)`
const plain = (towards: string) => `linear-gradient(${towards}, ${color.surface.inverse} 20%, transparent 62%)`
const fade = (towards: string) =>
  `linear-gradient(${towards}, ${color.surface.inverse} 20%, ${night(55)} 46%, transparent 62%)`

export const band = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.surface.inverse,
  color: color.ink.inverse,
  '@media': { [media.tablet]: { minHeight: 'min(640px, 70vw)', alignItems: 'center' } },
})
/** Above the words on a phone, behind them where there is room beside. */
export const scene = style({
  position: 'relative',
  aspectRatio: '16 / 10',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(0deg, ${color.surface.inverse}, transparent 42%)`,
  },
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '86%',
      aspectRatio: 'auto',
      '::after': { background: plain('90deg') },
      selectors: { [`${rtl}::after`]: { background: plain('270deg') } },
    },
    [media.forcedColors]: { '::after': { display: 'none' } },
    [media.print]: { display: 'none' },
  },
  '@supports': {
    [supportsColorMix]: {
      '@media': {
        [media.tablet]: {
          '::after': { background: fade('90deg') },
          selectors: { [`${rtl}::after`]: { background: fade('270deg') } },
        },
      },
    },
  },
})
export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '56% 60%',
  filter: color.ornament.pictureDim,
})
export const inside = style({
  position: 'relative',
  paddingBlock: `${space[4]} ${space[12]}`,
  '@media': { [media.tablet]: { paddingBlock: space[20] } },
})
export const words = style({ display: 'grid', gap: space[5.5], justifyItems: 'start', maxWidth: 600 })
export const lead = style({
  fontSize: fontSize.lead,
  lineHeight: lineHeight.lead,
  color: color.ink.inverseMuted,
  maxWidth: '44ch',
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: space[7],
  width: '100%',
  maxWidth: 470,
})
export const fact = style({ borderTop: `1px solid ${color.border.inverse}`, paddingBlock: space[2.5] })
export const term = style({ fontSize: fontSize.small, color: color.ink.inverseMuted })
export const value = style([price, { fontSize: '1.35rem', lineHeight: lineHeight.small, whiteSpace: 'normal' }])
