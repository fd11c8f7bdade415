import { style } from '@vanilla-extract/css'
import { price } from '../../styles/text.css.ts'
import { box } from '../Field/Field.css.ts'
import { fontWeight, layer } from '../../tokens/scale.ts'

export const root = style({ display: 'grid' })
export const sign = style([
  price,
  {
    gridArea: '1 / 1',
    alignSelf: 'center',
    justifySelf: 'start',
    paddingInlineStart: 15,
    fontSize: '1.5rem',
    zIndex: layer.above,
    pointerEvents: 'none',
  },
])
export const input = style([
  box,
  {
    gridArea: '1 / 1',
    minHeight: 60,
    paddingInlineStart: 38,
    fontSize: '1.5rem',
    fontWeight: fontWeight.semibold,
    fontStretch: '92%',
    fontFeatureSettings: '"tnum" 1, "lnum" 1',
  },
])
