import { style } from '@vanilla-extract/css'
import { color } from '../../design-system/tokens/contract.css.ts'
import { radius } from '../../design-system/tokens/scale.ts'

const PHONE = '(max-width: 599px)'
const line = `1px solid ${color.border.control}`

export const example = style({ marginBlock: '24px 16px', border: line, borderRadius: radius.m, overflow: 'hidden' })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 12px',
  borderBottom: line,
  fontSize: 14,
  // If each had a row of its own, they would fill half of a phone's screen.
  '@media': { [PHONE]: { flexWrap: 'nowrap', overflowX: 'auto' } },
})
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '@media': { [PHONE]: { flex: 'none', flexWrap: 'nowrap' } },
})
export const link = style({ marginTop: -8, fontSize: 14, textAlign: 'end' })
/** Leaves room on the first screen for what follows. */
export const low = style({ '@media': { [PHONE]: { maxHeight: 240 } } })
export const wide = style({ overflow: 'auto', maxHeight: 400, '@media': { [PHONE]: { maxHeight: 240 } } })
export const stage = style([wide, { position: 'relative', padding: 24, '@media': { [PHONE]: { paddingBlock: 12 } } }])
export const frame = style({ display: 'block', border: 0 })
/** Beside the sidebar there is only room for a desktop window at two thirds of its size. */
const SCALE = 0.68
export const desktop = style({
  width: `calc(100% / ${SCALE})`,
  height: `calc(100% / ${SCALE})`,
  transform: `scale(${SCALE})`,
  transformOrigin: '0 0',
})
export const phone = style({
  width: 390,
  maxWidth: '100%',
  height: '100%',
  marginInline: 'auto',
  // Unlike a border, it does not reduce the 390 px.
  boxShadow: `0 0 0 1px ${color.border.control}`,
})
export const desk = style({ background: color.surface.sunken })
