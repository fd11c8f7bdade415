/** The terracotta panel of the professionals' mock-up: words, and the category seen through the arch. */
import { style } from '@vanilla-extract/css'
import { media, supportsColorMix } from '../../design-system/styles/index.ts'
import { color, fontSize, lineHeight, radius, space } from '../../design-system/tokens/index.ts'

/** The colour of the arch, mixed into the ground of the banner. */
const terracotta = (ground: string) => `color-mix(in srgb, ${color.ornament.archLine} 22%, ${ground})`

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  borderRadius: radius.xs,
  background: color.surface.sunken,
  '@supports': {
    [supportsColorMix]: {
      background: `light-dark(${terracotta(color.surface.canvas)}, ${terracotta(color.surface.sun)})`,
    },
  },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
      selectors: { '&:not([data-bare])': { minHeight: 340 } },
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})
/** A container: a heading with a long word is measured by it. */
export const words = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space[4],
  alignSelf: 'end',
  justifyItems: 'start',
  padding: `clamp(${space[6]}, 4.5vw, 72px)`,
})
export const lead = style({
  fontSize: fontSize.lead,
  lineHeight: lineHeight.lead,
  color: color.ink.muted,
  maxWidth: '44ch',
})
export const picture = style({
  alignSelf: 'end',
  justifySelf: 'center',
  width: 'min(440px, 100% - 48px)',
  '@media': {
    [media.desktop]: { width: 'min(480px, 86%)', paddingTop: space[7] },
    [media.print]: { display: 'none' },
  },
})
