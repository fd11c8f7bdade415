/** The FAQ mock-up: a night band with three arches, then the search beside the answers. */
import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, radius, space } from '../../../design-system/tokens/index.ts'

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: color.surface.inverseRaised,
  color: color.ink.inverse,
  borderRadius: radius.xs,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: 300 },
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { minHeight: 0 },
  },
})
export const title = style({
  alignSelf: 'end',
  padding: `clamp(${space[6]}, 4vw, ${space[16]})`,
  '@media': { [media.desktop]: { alignSelf: 'center' } },
})
export const views = style({
  display: 'flex',
  gap: space[2.5],
  height: 170,
  padding: `${space[2]} ${space[6]} 0`,
  '@media': {
    [media.desktop]: { height: 'auto', justifyContent: 'flex-end', padding: `30px ${space[12]} 0` },
    [media.print]: { display: 'none' },
  },
})
export const view = style({ position: 'relative', width: '30%', height: '100%' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[7]}, 6vw, 104px)`,
  alignItems: 'start',
  paddingBlock: `${space[12]} ${space.section}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.7fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const search = style({
  display: 'grid',
  gap: space[3.5],
  '@media': {
    [media.desktop]: { position: 'sticky', top: 110 },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
})
export const count = style({ color: color.ink.default, fontVariantNumeric: 'tabular-nums' })
export const answers = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const answer = style({ whiteSpace: 'pre-line' })
export const mark = style({
  background: color.surface.sun,
  color: color.ink.default,
  paddingInline: '.1em',
  marginInline: '-.1em',
})
