import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../../../design-system/styles/index.ts'
import { space } from '../../../design-system/tokens/index.ts'

/** A phone on which calendar, legend and button need the height. */
const SMALL = `${below(480)} and (max-height: 41em)`

/** Price and hours: side by side where the calendar needs the height. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3.5],
  '@media': {
    [below(768)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 9rem)', alignItems: 'end', gap: space[4] },
    [SMALL]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] },
  },
})
/** The hours without their arc. */
globalStyle(`${head} > :last-child > svg`, { '@media': { [SMALL]: { display: 'none' } } })
