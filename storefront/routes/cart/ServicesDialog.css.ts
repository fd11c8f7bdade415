import { globalStyle, style } from '@vanilla-extract/css'
import { below, media } from '../../../design-system/styles/index.ts'
import { display } from '../../../design-system/styles/text.css.ts'
import { fontSize, space } from '../../../design-system/tokens/index.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[5]} ${space[3]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
/** The ways out. */
export const end = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[3] })
globalStyle(`${end} > *`, { '@media': { [below(600)]: { flexGrow: 1 } } })

export const service = style([
  display,
  {
    display: 'grid',
    gap: space[3],
    fontSize: fontSize.titleS,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline' },
  },
])
