import { style } from '@vanilla-extract/css'
import { figures, label as labelText, display } from '../../styles/text.css.ts'
import { media, supportsColorMix } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, layer, lineHeight, radius, shape, space } from '../../tokens/scale.ts'
import { box } from '../Field/Field.css.ts'

export const set = style({
  display: 'grid',
  width: '100%',
  gap: space[3],
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const legend = style([display, { fontSize: fontSize.titleS, lineHeight: lineHeight.label }])
export const slider = style({
  position: 'relative',
  display: 'block',
  height: 44,
  userSelect: 'none',
  touchAction: 'pan-y',
})
export const track = style({
  position: 'absolute',
  // Radix keeps the thumbs inside the track: their centres run from half a thumb to half a thumb before its end.
  insetInline: space[5.5],
  top: space[5],
  height: 4,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: `0 -${space[5.5]}`,
      borderRadius: radius.pill,
      background: color.border.control,
    },
  },
  // Not in forced colours: this rule would override the one below.
  '@supports': {
    [supportsColorMix]: {
      '@media': {
        '(forced-colors: none)': {
          selectors: { '&::before': { background: `color-mix(in srgb, ${color.border.control} 45%, transparent)` } },
        },
      },
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' } } },
  },
})
export const range = style({
  position: 'absolute',
  top: `-${space[0.5]}`,
  height: 8,
  borderRadius: radius.pill,
  background: color.ink.default,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
/** Where both thumbs meet near the maximum the lower one is on top, or it could not be moved. */
export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  cursor: 'grab',
  ':focus-visible': { borderRadius: radius.s },
  ':active': { cursor: 'grabbing' },
  selectors: {
    '&::before': {
      content: '',
      width: 26,
      height: 30,
      boxSizing: 'border-box',
      border: `2px solid ${color.border.strong}`,
      borderRadius: shape.thumb,
      background: color.surface.raised,
      boxShadow: `inset 0 -6px 0 ${color.action.bg}`,
    },
    '&:where(:active)::before': { boxShadow: `inset 0 -12px 0 ${color.action.bgPressed}` },
    '&[data-on-top]': { position: 'relative', zIndex: layer.above },
    '&[data-disabled]': { cursor: 'default' },
    '&[data-disabled]::before': { boxShadow: 'none', borderColor: color.border.control },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::before': { borderColor: 'ButtonText', background: 'ButtonFace' } } },
  },
})
export const ends = style([figures, { display: 'flex', justifyContent: 'space-between', marginTop: `-${space[2]}` }])
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 112px), 1fr))',
  gap: space[3],
})
export const field = style({ display: 'grid', gap: space[1], alignContent: 'space-between' })
export const label = style([labelText, { fontSize: fontSize.caption }])
export const input = style([
  box,
  { minHeight: 46, padding: `${space[1.5]} ${space[3]}`, fontFeatureSettings: '"tnum" 1, "lnum" 1' },
])
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'stretch' })
export const grow = style({ flex: '1 1 120px', display: 'grid' })
