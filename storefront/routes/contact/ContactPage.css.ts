/** Contact: the form beside the ways to reach us, then who and where, ruled by lines. */
import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, fontSize, fontWeight, lineHeight, radius, space } from '../../../design-system/tokens/index.ts'

const columns = (first: string, second: string) => `minmax(0, ${first}) minmax(0, ${second})`
const ruled = { paddingTop: space[6], borderTop: `2px solid ${color.border.strong}` } as const
/** Jumped to, it stands clear of the sticky header. */
const target = { scrollMarginTop: 110 } as const

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: columns('1.5fr', '1fr'), gap: `clamp(${space[12]}, 6vw, 104px)` },
  },
})
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  paddingTop: space.section,
})

export const write = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  ...ruled,
  '@media': { [media.print]: { display: 'none' } },
})
/** Without a script nothing would send it. */
export const form = style({ '@media': { [media.noScript]: { display: 'none' } } })

export const reach = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], ...ruled })
export const ways = style({ display: 'grid' })
export const way = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.border.hairline}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingTop: 0 } },
})
export const wayLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: fontSize.small,
  color: color.ink.muted,
})
export const wayLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textDecorationColor: color.action.border,
  textDecorationThickness: 2,
  textUnderlineOffset: '.25em',
  ':hover': { textDecorationColor: 'currentColor' },
})
export const address = style({ fontSize: fontSize.lead, fontStyle: 'normal', lineHeight: lineHeight.small })

const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  ...ruled,
  '@media': {
    [media.desktop]: { gridTemplateColumns: columns('1.1fr', '1fr'), gap: `clamp(${space[12]}, 6vw, 104px)` },
  },
})
export const about = style([two, target])
export const aboutWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignContent: 'start',
  maxWidth: '62ch',
})
export const aboutSide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignContent: 'start',
})

export const find = style([two, { '@media': { [media.desktop]: { gridTemplateColumns: columns('1fr', '2fr') } } }])
export const findWords = style({ display: 'grid', gap: space[3], alignContent: 'start', justifyItems: 'start' })
export const map = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: 'clamp(320px, 42vw, 520px)',
  overflow: 'hidden',
  borderRadius: radius.xs,
  border: `1px solid ${color.border.default}`,
  background: color.surface.tint,
  '@media': { [media.print]: { display: 'none' } },
})
export const frame = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 })
export const mapAction = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  margin: space[4],
  padding: space[3],
  justifySelf: 'start',
  background: color.surface.canvas,
  borderRadius: radius.s,
  '@media': { [media.noScript]: { display: 'none' } },
})
export const sketch = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })
export const fields = style({ fill: color.surface.sunken })
export const river = style({
  fill: 'none',
  stroke: `color-mix(in srgb, ${color.ink.link} 30%, transparent)`,
  strokeWidth: 16,
  strokeLinecap: 'round',
})
export const road = style({ fill: 'none', stroke: color.surface.canvas, strokeWidth: 20 })
export const route = style({
  fill: 'none',
  stroke: color.action.bg,
  strokeWidth: 6,
  strokeDasharray: '2 14',
  strokeLinecap: 'round',
})
export const acres = style({ fill: color.surface.sun, stroke: color.border.strong, strokeWidth: 2 })
export const city = style({ fill: color.surface.canvas, stroke: color.border.strong, strokeWidth: 4 })
export const pin = style({ fill: color.ornament.archLine })
export const pinHole = style({ fill: color.surface.canvas })
