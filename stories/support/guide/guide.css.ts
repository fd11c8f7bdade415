import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color } from '../../../design-system/tokens/contract.css.ts'
import { font, fontSize, fontWeight, layer, lineHeight, radius, space } from '../../../design-system/tokens/scale.ts'

const MONOSPACE = 'ui-monospace, Menlo, Consolas, monospace'

export const guidance = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  marginTop: space[12],
  fontFamily: font.text,
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  color: color.ink.default,
})
export const pair = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
})

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
})
export const title = style({
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.border.hairline}`,
  fontFamily: font.display,
  fontSize: fontSize.titleS,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.heading,
})
export const forReaders = style({ borderBlock: `1px solid ${color.border.default}`, marginTop: -1 })
export const partSummary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[4]} 0`,
  cursor: 'pointer',
  selectors: { '&::before': { content: '"+"', width: '1ch' }, [`${forReaders}[open] > &::before`]: { content: '"–"' } },
})
export const partTitle = style({ fontFamily: font.display, fontSize: fontSize.titleM, fontWeight: fontWeight.regular })
export const partHas = style({ color: color.ink.muted })
export const partBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingBlock: `${space[4]} ${space[12]}`,
})
export const anchor = style({
  marginInlineStart: space[2],
  color: color.ink.subtle,
  textDecoration: 'none',
  opacity: 0,
  selectors: { [`${title}:hover &, &:focus-visible`]: { opacity: 1 } },
})
export const text = style({ maxWidth: '70ch' })
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: `${space[2]} 0`,
  fontFamily: font.text,
  fontSize: fontSize.small,
  color: color.ink.muted,
})
// The padding makes links 24 px high without moving lines (WCAG 2.5.8).
export const link = style({ paddingBlock: space[1], color: color.ink.link, textDecoration: 'underline' })
export const code = style({
  padding: '0 4px',
  borderRadius: radius.xs,
  background: color.surface.sunken,
  color: color.ink.default,
  fontFamily: MONOSPACE,
  fontSize: '.92em',
  overflowWrap: 'anywhere',
})
export const list = style({ display: 'grid', gap: space[2], maxWidth: '70ch', paddingInlineStart: space[5] })
globalStyle(`${list} > li`, { listStyle: 'disc' })

export const anatomy = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // In Storybook's column, which is narrower than the window.
  '@media': { '(min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1.9fr) minmax(220px, 1fr)' } },
})
export const stageTheme = style({
  minWidth: 0,
  position: 'relative',
  // A header cannot be narrower than a phone.
  overflowX: 'auto',
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.m,
  background: color.surface.canvas,
  color: color.ink.default,
})
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 160,
  alignItems: 'center',
  padding: 40,
  '@media': { '(min-width: 600px)': { padding: 48 } },
})
/** The drawing may ask for more width than there is. */
const drawn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  minWidth: 0,
  // Docs pages break words anywhere; the shop does not.
  overflowWrap: 'break-word',
})
globalStyle(`${drawn} > *`, { maxWidth: '100%' })
export const subject = drawn
/** The iframe inside is scaled to this width. */
export const frame = style({ direction: 'ltr' })
export const window = style({ display: 'block', maxWidth: 'none', border: 0, transformOrigin: '0 0' })
export const overlay = style({
  position: 'absolute',
  inset: 0,
  zIndex: layer.raised,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
})
export const outline = style({
  fill: 'none',
  stroke: color.focus.outer,
  strokeWidth: 1,
  strokeDasharray: '3 3',
})
export const line = style({ stroke: color.focus.outer, strokeWidth: 1.5 })
export const end = style({ fill: color.focus.outer, stroke: color.surface.canvas })
const circle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: radius.pill,
  background: color.action.selectedBg,
  color: color.action.selectedInk,
  fontFamily: font.text,
  fontSize: 13,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.single,
})
export const marker = style([
  circle,
  {
    position: 'absolute',
    zIndex: layer.raised,
    transform: 'translate(-50%, -50%)',
    border: `1.5px solid ${color.focus.outer}`,
    boxSizing: 'content-box',
  },
])
export const number = circle
export const parts = style({ display: 'grid', gap: space[3], alignContent: 'start' })
export const part = style({ display: 'flex', gap: space[3] })

export const examples = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'row dense',
  '@media': { '(min-width: 720px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
const exampleBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: space[3],
  selectors: {
    '&[data-column="0"]': { '@media': { '(min-width: 720px)': { gridColumn: 1 } } },
    '&[data-column="1"]': { '@media': { '(min-width: 720px)': { gridColumn: 2 } } },
    '&[data-column="both"]': { gridColumn: '1 / -1' },
  },
})
export const example = styleVariants({ do: [exampleBase], dont: [exampleBase] })
export const exampleStage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: 140,
  padding: space[6],
  // The containing block of visually hidden text.
  position: 'relative',
  overflow: 'auto hidden',
  border: `1px solid ${color.border.hairline}`,
  borderRadius: `${radius.m} ${radius.m} 0 0`,
  borderBottom: `4px solid ${color.success.border}`,
  background: color.surface.canvas,
  color: color.ink.default,
  selectors: { [`${example.dont} > &`]: { borderBottomColor: color.danger.border } },
})
export const exampleBody = drawn
export const caption = style({ maxWidth: '60ch' })
export const kind = styleVariants({
  do: { color: color.success.ink, fontSize: 'inherit', fontWeight: fontWeight.semibold },
  dont: { color: color.danger.ink, fontSize: 'inherit', fontWeight: fontWeight.semibold },
})
const verdictBase = style({ display: 'flex', alignItems: 'center', gap: space[1] })
export const verdict = styleVariants({ do: [verdictBase, kind.do], dont: [verdictBase, kind.dont] })
globalStyle(`h3${kind.do}, h3${kind.dont}`, { marginBottom: space[2] })

export const scroll = style({ gridColumn: '1 / -1', position: 'relative', overflowX: 'auto', maxWidth: '100%' })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  textAlign: 'start',
})
export const cell = style({
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  borderBottom: `1px solid ${color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: fontWeight.regular,
})
export const head = style([cell, { color: color.ink.muted, fontWeight: fontWeight.semibold }])
export const rowHead = style([cell])
globalStyle(`${rowHead} > :is(code, kbd)`, { whiteSpace: 'nowrap' })
export const key = style({
  display: 'inline-block',
  minWidth: '1.9em',
  padding: '0 6px',
  border: `1px solid ${color.border.control}`,
  borderBottomWidth: 2,
  borderRadius: radius.s,
  background: color.surface.raised,
  fontFamily: 'inherit',
  fontSize: '.92em',
  textAlign: 'center',
})

export const details = style({ minWidth: 0 })
export const summary = style({
  minHeight: 32,
  paddingBlock: space[1],
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
})
export const transcript = style({
  maxHeight: 320,
  overflowY: 'auto',
  padding: space[4],
  borderRadius: radius.m,
  background: color.surface.sunken,
  fontFamily: MONOSPACE,
  fontSize: 13,
  lineHeight: lineHeight.loose,
})
globalStyle(`${transcript} > li`, { marginInlineStart: space[6], listStyle: 'decimal', overflowWrap: 'anywhere' })

export const colour = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], whiteSpace: 'nowrap' })
export const swatchGround = style({
  display: 'inline-block',
  padding: space[1],
  borderRadius: radius.s,
  background: color.surface.canvas,
})
export const swatch = style({
  display: 'block',
  width: 28,
  height: 20,
  borderRadius: radius.xs,
  outline: `1px solid ${color.border.control}`,
})
export const value = style({
  position: 'relative',
  fontFamily: MONOSPACE,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
})
/** Takes no space; only its computed style is read. */
export const probe = style({ position: 'absolute', visibility: 'hidden' })
export const bar = style({ display: 'block', height: 12, background: color.action.selectedBg })
export const corner = style({ display: 'block', width: 40, height: 24, border: `1.5px solid ${color.border.strong}` })
export const letters = style({ display: 'inline-block', lineHeight: lineHeight.single })

export const facts = style({ display: 'grid', gap: space[3] })
export const fact = style({
  display: 'grid',
  gap: `${space[1]} ${space[4]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(min-width: 720px)': { gridTemplateColumns: '220px minmax(0, 1fr)' } },
})
export const term = style({ color: color.ink.muted })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` })
