import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, fontSize, space } from '../../../design-system/tokens/index.ts'

const columns = (width: string) =>
  ({ display: 'grid', gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))` }) as const

export const facts = style({ ...columns('14rem'), gap: `${space[3]} ${space[6]}` })
export const lists = style({ ...columns('14rem'), gap: space[5] })
export const term = style({ fontSize: fontSize.small, color: color.ink.muted })
export const set = style({
  display: 'flex',
  gap: space[4],
  paddingBlock: space[1],
  borderBottom: `1px solid ${color.border.hairline}`,
  overflowWrap: 'anywhere',
})
export const time = style({ flex: '0 0 6rem', fontVariantNumeric: 'tabular-nums' })
export const item = style({ overflowWrap: 'anywhere' })
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })
