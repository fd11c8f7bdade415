import { style } from '@vanilla-extract/css'
import { media } from '../../design-system/styles/media.ts'
import { color } from '../../design-system/tokens/contract.css.ts'
import { font, radius, space } from '../../design-system/tokens/scale.ts'

export const samples = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
export const sample = style({
  padding: space[6],
  background: color.surface.canvas,
  color: color.ink.default,
  fontFamily: font.text,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.m,
})
