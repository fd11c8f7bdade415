import { createVar, keyframes, style } from '@vanilla-extract/css'
import { stripes } from '../../styles/busy.css.ts'
import { below, media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { font, fontWeight, fontWidth, layer, lineHeight, radius } from '../../tokens/scale.ts'

const blink = keyframes({ '50%': { opacity: 0 } })
const gap = createVar()

export const code = style({
  vars: { [gap]: '10px' },
  direction: 'ltr',
  position: 'relative',
  maxWidth: 420,
  '@media': { [below(360)]: { vars: { [gap]: '6px' } } },
  selectors: { '&[aria-busy]': { overflow: 'hidden' }, '&[aria-busy]::after': stripes },
})
/** The real input lies transparent over the drawn cells and receives taps, autofill and paste. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  zIndex: layer.above,
  padding: 0,
  border: 0,
  opacity: 0,
  // Below 16 px iOS zooms in on focus.
  fontSize: '1.25rem',
  cursor: 'text',
})
export const cells = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap })
export const cell = style({
  height: 64,
  display: 'grid',
  placeItems: 'center',
  border: `1.5px solid ${color.border.control}`,
  borderRadius: `${radius.m} ${radius.m} ${radius.s} ${radius.s}`,
  background: color.surface.raised,
  color: color.ink.default,
  fontFamily: font.text,
  fontSize: '1.9rem',
  fontWeight: fontWeight.semibold,
  fontStretch: fontWidth.tele,
  fontFeatureSettings: '"tnum" 1, "lnum" 1',
  lineHeight: lineHeight.single,
  selectors: {
    '&[data-filled]': { borderColor: color.border.strong },
    [`${input}[aria-invalid="true"] + ${cells} &`]: {
      borderColor: color.danger.border,
      boxShadow: `inset 0 0 0 1px ${color.danger.border}`,
    },
    [`${input}:read-only + ${cells} &`]: { background: color.surface.sunken, borderStyle: 'dashed' },
    [`${input}:focus + ${cells} &[data-selected]`]: {
      background: color.action.selectedBg,
      color: color.action.selectedInk,
    },
    [`${input}:focus + ${cells} &[data-current]`]: {
      outline: `3px solid ${color.focus.outer}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${color.focus.inner}`,
    },
    [`${input}:focus + ${cells} &[data-current]:not([data-filled])::after`]: {
      content: '',
      gridArea: '1 / 1',
      width: 2,
      height: 28,
      background: 'currentColor',
      animation: `${blink} 1.1s steps(2, jump-none) infinite`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${input}:focus + ${cells} &[data-current]`]: { outlineColor: 'Highlight' } },
    },
  },
})
