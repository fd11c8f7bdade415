import { globalStyle, style } from '@vanilla-extract/css'
import { box } from '../Field/Field.css.ts'
import { space } from '../../tokens/scale.ts'

export const pair = style({
  display: 'grid',
  width: '100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: space[5],
  alignItems: 'start',
})
export const input = style([box, { minWidth: 0, fontFeatureSettings: '"tnum" 1, "lnum" 1' }])
/** The picker's icon follows `color-scheme`, and its touch target fills the end of the field. */
globalStyle(`${input}::-webkit-calendar-picker-indicator`, {
  padding: space[2.5],
  margin: `-${space[2.5]}`,
  marginInlineEnd: `-${space[2]}`,
  cursor: 'pointer',
})
globalStyle(`${input}::-webkit-date-and-time-value`, { textAlign: 'start' })
