import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { box } from '../Field/Field.css.ts'
import { space } from '../../tokens/scale.ts'

export const form = style({ width: '100%', '@media': { [media.print]: { display: 'none' } } })
export const row = style({ display: 'flex', gap: space[2], alignItems: 'stretch' })
export const control = style({ position: 'relative', display: 'grid', flex: 1, minWidth: 0 })
export const input = style([
  box,
  { appearance: 'none', selectors: { '&:not(:placeholder-shown)': { paddingInlineEnd: 52 } } },
])
/** Replaced by our own, which has a name and is 44 px. */
globalStyle(`${input}::-webkit-search-cancel-button`, { display: 'none' })
export const clear = style({
  position: 'absolute',
  insetInlineEnd: space[1],
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
})
export const submit = style({ display: 'grid', flex: 'none' })
