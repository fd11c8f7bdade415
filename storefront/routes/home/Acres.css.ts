import { PLAN } from '#brand/home.ts'
import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { below, BREAKPOINTS, media } from '../../../design-system/styles/index.ts'
import {
  color,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  radius,
  size,
  space,
} from '../../../design-system/tokens/index.ts'

const PIN = 34
/** Width of the plan; its height follows from the drawing. */
const land = createVar()
const LAND = { width: 1200, height: 640 }
/** The share of a wide window that the plan takes beside its list. */
const BESIDE = 70

export const root = style({ containerType: 'inline-size', marginTop: `clamp(${space[10]}, 5vw, 72px)` })
export const plan = style({
  vars: { [land]: '100cqi' },
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'start',
  background: color.surface.raised,
  borderRadius: radius.m,
  boxShadow: `inset 0 0 0 1px ${color.border.hairline}`,
  '@media': {
    [media.desktop]: {
      vars: { [land]: `${BESIDE}cqi` },
      gridTemplateColumns: `${BESIDE}% minmax(0, 1fr)`,
    },
    [media.print]: { breakInside: 'avoid' },
  },
})
export const ground = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: `${LAND.width} / ${LAND.height}`,
  filter: color.ornament.pictureDim,
})
export const words = style({ alignSelf: 'center', padding: `${space[5]} clamp(${space[5]}, 2.4vw, ${space[8]})` })
export const places = style({ marginTop: space[2], counterReset: 'place' })
const place = `${places} :is(a, span)`
const pin = `${places} i`
globalStyle(`${places} li`, { counterIncrement: 'place' })
globalStyle(place, {
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  paddingBlock: space[0.5],
  borderBottom: `1px solid ${color.border.hairline}`,
  color: 'inherit',
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.item,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
})
globalStyle(`${places} li:last-child > *`, { borderBottomColor: 'transparent' })
/** Readers count the list themselves, and would run the number and the name together. Older engines know no text in place of it. */
globalStyle(`${place}::before`, {
  content: ['counter(place)', 'counter(place) / ""'],
  flex: 'none',
  width: space[8],
  fontWeight: fontWeight.bold,
})
globalStyle(`${places} a:hover, ${places} a:active`, { textDecoration: 'underline' })

/** Stands over the plan, although the link that it belongs to is in the list. */
globalStyle(pin, {
  position: 'absolute',
  zIndex: layer.base,
  width: PIN,
  height: PIN,
  margin: `${-PIN - 6}px 0 0 ${-PIN / 2}px`,
  color: color.ink.inverse,
  fontSize: fontSize.small,
  fontStyle: 'normal',
  fontWeight: fontWeight.bold,
  lineHeight: lineHeight.single,
  '@media': {
    // The list below has the large targets.
    [below(BREAKPOINTS.phone)]: {
      width: 24,
      height: 24,
      margin: `-${space[7]} 0 0 -${space[3]}`,
      fontSize: fontSize.caption,
    },
  },
})
/** A drop with its tip below, and a little more to press than is seen. */
globalStyle(`${pin}::before`, {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: layer.below,
  borderRadius: '50% 50% 50% 4px',
  transform: 'rotate(-45deg)',
  background: color.surface.inverse,
  border: `2px solid ${color.ink.inverse}`,
  '@media': { [media.forcedColors]: { borderColor: 'LinkText' } },
})
globalStyle(`${pin}::after`, {
  content: 'counter(place)',
  position: 'absolute',
  inset: (PIN - 44) / 2,
  display: 'grid',
  placeItems: 'center',
})
const LIT = { background: color.action.bg }
globalStyle(`${place}:hover i::before, ${place}:focus-visible i::before`, LIT)
globalStyle(`${place}:hover i, ${place}:focus-visible i`, { color: color.action.ink, zIndex: layer.above })

PLAN.places.forEach(({ at: [x, y] }, at) => {
  globalStyle(`${places} li:nth-child(${at + 1}) i`, {
    left: `calc(${land} * ${x / 100})`,
    top: `calc(${land} * ${((y / 100) * LAND.height) / LAND.width})`,
  })
})
