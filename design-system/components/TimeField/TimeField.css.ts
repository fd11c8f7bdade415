import { globalStyle, style } from '@vanilla-extract/css'
import { box } from '../Field/Field.css.ts'

export const pair = style({
  display: 'grid',
  width: '100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: 20,
  alignItems: 'start',
})
export const input = style([box, { minWidth: 0, fontFeatureSettings: '"tnum" 1, "lnum" 1' }])
/** The clock follows the theme by `color-scheme`; a finger gets the whole end of the field. */
globalStyle(`${input}::-webkit-calendar-picker-indicator`, {
  padding: 10,
  margin: '-10px',
  marginInlineEnd: -8,
  cursor: 'pointer',
})
globalStyle(`${input}::-webkit-date-and-time-value`, { textAlign: 'start' })
