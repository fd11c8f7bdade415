import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, fontWeight, space } from '../../../design-system/tokens/index.ts'

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
