import { style } from '@vanilla-extract/css'
import { color } from '../../design-system/tokens/contract.css.ts'
import { fontSize, radius, space } from '../../design-system/tokens/scale.ts'

const line = `1px solid ${color.border.control}`

export const ruler = style({ position: 'relative', gridColumn: '1 / -1', height: 84, marginBlock: space[4] })
export const stretch = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  alignContent: 'space-between',
  paddingInlineStart: space[1],
  borderInlineStart: `2px solid ${color.border.strong}`,
  borderBlockEnd: line,
  fontSize: fontSize.caption,
  selectors: { '&:nth-child(odd)': { background: color.surface.sunken } },
})
export const mark = style({ fontVariantNumeric: 'tabular-nums' })
export const name = style({ overflowWrap: 'anywhere' })

export const windows = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  alignItems: 'end',
  gap: space[6],
})
export const windowPlace = style({ display: 'grid', gap: space[2], maxWidth: '100%' })
export const window = style({
  display: 'grid',
  justifyItems: 'center',
  maxWidth: '100%',
  border: line,
  borderRadius: radius.xs,
  overflow: 'hidden',
  background: color.surface.sunken,
  forcedColorAdjust: 'none',
})
export const content = style({ height: '100%', background: color.action.bg, maxWidth: '100%' })

export const grids = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const room = style({ display: 'grid', gap: space[2], gridTemplateColumns: 'minmax(0, 1fr)' })
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  borderRadius: radius.s,
  background: color.surface.tint,
})
