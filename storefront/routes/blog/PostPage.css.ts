/** A post: the picture as wide as the page, the title on a sheet that lies over its lower edge. */
import { style } from '@vanilla-extract/css'
import { media } from '../../../design-system/styles/index.ts'
import { color, fontSize, lineHeight, radius, space } from '../../../design-system/tokens/index.ts'

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  paddingBottom: space.section,
  overflowWrap: 'anywhere',
})
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const picture = style({
  position: 'relative',
  height: 'clamp(220px, 40vw, 560px)',
  overflow: 'hidden',
  borderRadius: radius.xs,
  backgroundColor: color.surface.sunken,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  '@media': { [media.print]: { height: 240 } },
})
export const title = style({
  display: 'grid',
  gap: space[4],
  paddingTop: space[6],
  selectors: {
    [`${picture} + &`]: {
      '@media': {
        [media.tablet]: {
          position: 'relative',
          width: 'min(100%, 900px)',
          marginTop: `clamp(-72px, -4vw, -${space[10]})`,
          padding: `${space[8]} clamp(${space[6]}, 4vw, ${space[16]}) 0 0`,
          background: color.surface.canvas,
          borderStartEndRadius: radius.xs,
        },
        [media.print]: { marginTop: 0 },
      },
    },
  },
})
export const lead = style({
  fontSize: fontSize.lead,
  lineHeight: lineHeight.lead,
  color: color.ink.muted,
  maxWidth: '52ch',
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 220px', gap: space[16] } },
})
export const aside = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[2],
  paddingTop: space[4],
  borderTop: `1px solid ${color.border.default}`,
  '@media': { [media.print]: { display: 'none' } },
})
