import { style } from '@vanilla-extract/css'
import { media, supportsColorMix, rtl } from '../../../design-system/styles/index.ts'
import { price } from '../../../design-system/styles/text.css.ts'
import { color, layer, lineHeight, space } from '../../../design-system/tokens/index.ts'

/** A shade darker than any surface: the picture's own night. */
const NIGHT = `color-mix(in srgb, ${color.surface.inverse} 68%, #000)`
const night = (percent: number) => `color-mix(in srgb, ${NIGHT} ${percent}%, transparent)`
const plain = (towards: string) => `linear-gradient(${towards}, ${color.surface.inverse} 30%, transparent 66%)`
const fade = (towards: string) =>
  `linear-gradient(${towards}, ${NIGHT} 15%, ${night(92)} 30%, ${night(60)} 48%, transparent 66%)`

export const woods = style({
  position: 'relative',
  overflow: 'hidden',
  background: color.surface.inverse,
  color: color.ink.inverse,
  display: 'flex',
  alignItems: 'end',
  minHeight: 760,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: layer.above,
    background: `linear-gradient(0deg, ${color.surface.inverse} 48%, transparent)`,
  },
  '@media': {
    [media.desktop]: {
      alignItems: 'center',
      minHeight: 'min(760px, 80vw)',
      '::before': { background: plain('90deg') },
      selectors: { [`${rtl}::before`]: { background: plain('270deg') } },
    },
    [media.print]: { minHeight: 0 },
  },
  '@supports': {
    [supportsColorMix]: {
      background: NIGHT,
      '::before': { background: `linear-gradient(0deg, ${night(96)} 48%, ${night(25)} 78%, transparent)` },
      '@media': {
        [media.desktop]: {
          '::before': { background: fade('90deg') },
          selectors: { [`${rtl}::before`]: { background: fade('270deg') } },
        },
      },
    },
  },
})
export const picture = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: '100%',
  height: '58%',
  objectFit: 'cover',
  objectPosition: '56% 60%',
  filter: color.ornament.pictureDim,
  '@media': { [media.desktop]: { width: '86%', height: '100%' }, [media.print]: { display: 'none' } },
})
export const inside = style({
  position: 'relative',
  zIndex: layer.front,
  width: '100%',
  paddingBlock: `${space.section} ${space[12]}`,
  '@media': { [media.desktop]: { paddingBlock: space.section } },
})
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5.5], maxWidth: 600 })
export const text = style({ color: color.ink.inverseMuted, maxWidth: '44ch' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[7],
  maxWidth: 470,
})
export const fact = style({ borderTop: `1px solid ${color.border.inverse}`, paddingBlock: space[2.5] })
export const term = style({ color: color.ink.inverseMuted })
export const value = style([price, { fontSize: '1.35rem', lineHeight: lineHeight.small, whiteSpace: 'normal' }])
