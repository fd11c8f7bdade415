import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../../../design-system/styles/index.ts'
import { color, space } from '../../../design-system/tokens/index.ts'

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

/** Beside the panel, where there is room once the calendar has closed; a phone has it on the card behind. */
export const included = style({
  display: 'grid',
  gap: space[2],
  '@media': { [below(768)]: { display: 'none' } },
})
export const list = style({ columns: 2, columnGap: space[6], listStyle: 'disc', paddingInlineStart: '1.2em' })
export const item = style({ breakInside: 'avoid', paddingBlock: space[0.5], color: color.ink.muted })
