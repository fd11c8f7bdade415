import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/media.ts'
import { color } from '../../../design-system/tokens/contract.css.ts'
import { fontWeight, space } from '../../../design-system/tokens/scale.ts'

export const list = style({ borderTop: `2px solid ${color.border.strong}` })
export const row = style({
  display: 'grid',
  gap: `${space[1]} ${space[6]}`,
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.border.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
})
export const when = style({ fontWeight: fontWeight.bold })
export const what = style({ color: color.ink.muted })
