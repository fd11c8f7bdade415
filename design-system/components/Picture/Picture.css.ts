import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../tokens/contract.css.ts'
import { radius } from '../../tokens/scale.ts'

export const frame = style({
  display: 'grid',
  width: '100%',
  position: 'relative',
  overflow: 'hidden',
  background: color.surface.sunken,
})
export const fillFrame = style([frame, { position: 'absolute', inset: 0, height: '100%' }])
export const rounded = styleVariants(
  { none: radius.none, xs: radius.xs, s: radius.s, m: radius.m, l: radius.l },
  (corner) => ({
    borderRadius: corner,
  }),
)
/** An SVG that holds the aspect ratio and a colour: the content security policy forbids style attributes. */
export const ratio = style({ gridArea: '1 / 1', width: '100%', height: 'auto', filter: color.ornament.pictureDim })
/** Its parent lays the `img` out. */
export const types = style({ display: 'contents' })
export const image = style({
  gridArea: '1 / 1',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  filter: color.ornament.pictureDim,
})
export const filling = style([image, { position: 'absolute', inset: 0, height: '100%' }])
export const missing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  color: color.border.control,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeLinecap: 'round',
})
