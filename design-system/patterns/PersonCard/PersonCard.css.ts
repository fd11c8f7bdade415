import { style } from '@vanilla-extract/css'
import { below, media } from '../../styles/media.ts'
import { figures } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, fontWeight, lineHeight, space } from '../../tokens/scale.ts'

const wide = '(min-width: 440px)'

export const room = style({ containerType: 'inline-size', width: '100%', minWidth: 0, height: '100%' })
/** On a narrow card the buttons take the full width below portrait and text. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'min(112px, 35cqi) minmax(0, 1fr)',
  gap: `clamp(${space[4]}, 2.2vw, 30px)`,
  alignItems: 'start',
  borderTop: `2px solid ${color.border.strong}`,
  paddingTop: space[6],
  overflowWrap: 'anywhere',
  '@container': {
    [wide]: { gridTemplateColumns: 'clamp(150px, 34cqi, 212px) minmax(0, 1fr)', gridTemplateRows: '1fr auto' },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const portrait = style({ '@container': { [wide]: { gridRow: '1 / 3' } } })
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0 })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[1.5],
})
/** As wide as its longest word at least, for which the link goes below it. */
export const name = style({ flex: '1 1 auto', width: 'min-content', minWidth: 0, overflowWrap: 'break-word' })
/** Its sign ends with the column, but its target stays out of the page's margin, where a `ChatLink` stands. */
export const social = style({
  marginBlock: `-${space[1.5]} -${space[2.5]}`,
  '@media': { [below(1200)]: { marginInlineEnd: `-${space[2]}` } },
})
export const about = style({ fontSize: fontSize.small, lineHeight: lineHeight.lead, color: color.ink.muted })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[7]}` })
export const label = style({ fontSize: fontSize.small, lineHeight: lineHeight.small, color: color.ink.muted })
export const value = style([figures, { fontSize: '1.25rem', fontWeight: fontWeight.semibold, whiteSpace: 'normal' }])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 2 } },
  '@media': { [media.print]: { display: 'none' } },
})
/** Wide enough for what takes the button's place. */
export const button = style({ flex: '0 1 190px', maxWidth: '100%' })
