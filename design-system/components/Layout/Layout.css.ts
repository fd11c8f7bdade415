import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { layoutGap, size, space } from '../../tokens/scale.ts'

export const container = styleVariants({ content: size.content, text: '760px' }, (widest) => ({
  width: `min(${widest}, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
}))

export const section = styleVariants({
  canvas: {},
  sunken: { background: color.surface.sunken },
  tint: { background: color.surface.tint },
  sun: { background: color.surface.sun },
  inverse: { background: color.surface.inverse, color: color.ink.inverse },
})
export const pad = styleVariants({
  none: {},
  section: { paddingBlock: space.section, '@media': { [media.print]: { paddingBlock: space[4] } } },
  stack: { paddingBlock: space.stack },
  page: { paddingBlockEnd: space.section, '@media': { [media.print]: { paddingBlockEnd: 0 } } },
})

export const gap = styleVariants(layoutGap, (step) => ({ gap: step }))
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })
export const inline = style({ display: 'flex' })
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})
export const justify = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
export const wrap = styleVariants({ yes: { flexWrap: 'wrap' }, no: { flexWrap: 'nowrap' } })

/** Minimum column widths in steps of 20 px. Classes, because the content security policy forbids style attributes. */
export const GRID_STEP = 20
export const GRID_LEAST = 100
export const GRID_MOST = 600
const widths = Array.from({ length: (GRID_MOST - GRID_LEAST) / GRID_STEP + 1 }, (_, at) => GRID_LEAST + at * GRID_STEP)
const columnWidth = createVar()
export const columns = styleVariants(Object.fromEntries(widths.map((width) => [width, width])), (width) => ({
  vars: { [columnWidth]: `${width}px` },
}))
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columnWidth}), 1fr))`,
})
