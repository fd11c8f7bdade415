import { style } from '@vanilla-extract/css'
import { media, rtl } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, layer, lineHeight, size, space } from '../../tokens/scale.ts'

export const root = style({
  width: `min(${size.content}, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${space[7]}, 6vw, 104px)`,
  alignItems: 'end',
  paddingTop: `clamp(${space[5]}, 4vw, 56px)`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.15fr) clamp(260px, 34vw, 460px)' } },
})
export const words = style({
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: space[5.5],
  paddingBottom: `clamp(${space[7]}, 6vw, ${space[24]})`,
  '@media': { [media.print]: { gap: space[2.5], paddingBottom: 0 } },
})
export const text = style({
  display: 'grid',
  gap: space[3.5],
  fontSize: fontSize.lead,
  lineHeight: lineHeight.lead,
  color: color.ink.muted,
  maxWidth: '44ch',
  '@media': { [media.print]: { gap: space[1.5], maxWidth: 'none' } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'center' })
export const picture = style({
  height: 'clamp(340px, 40vw, 560px)',
  marginInline: space[3.5],
  marginTop: space[3.5],
  '@media': { [media.tablet]: { marginInline: 0 }, [media.print]: { display: 'none' } },
})

/** Picture above the words, or beside them where the window is at least as wide as it is high. */
const beside = `${media.tablet} and (min-aspect-ratio: 1)`
/** A full-screen picture with the text on its dark side. Dark in every theme. */
export const scene = style({
  position: 'relative',
  minHeight: ['100vh', '100dvh'],
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  background: color.surface.canvas,
  color: color.ink.default,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${color.surface.canvas} -30%, transparent 20%, transparent 50%, ${color.surface.canvas} 66%)`,
  },
  '@media': {
    [beside]: {
      '::after': { background: `linear-gradient(90deg, ${color.surface.canvas} 22.5%, transparent 52%)` },
    },
    [media.forcedColors]: { '::after': { display: 'none' } },
  },
  // The picture is mirrored in right-to-left text, and so is its dark side.
  selectors: { [`${rtl}::after`]: { transform: 'scaleX(-1)' } },
})
export const backdrop = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  width: '100%',
  height: '66%',
  maxWidth: 'none',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  '@media': {
    [beside]: { insetInlineStart: '22%', width: '78%', height: '100%', objectPosition: '50% 62%' },
    [media.forcedColors]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})
export const brand = style({ position: 'relative', zIndex: layer.above, padding: `${space[4.5]} ${space.gutter}` })
export const front = style({
  position: 'relative',
  zIndex: layer.above,
  alignSelf: 'end',
  width: `min(${size.content}, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingBottom: `clamp(${space[8]}, 5vw, 72px)`,
})
export const frontWords = style({ display: 'grid', gap: space[4], maxWidth: 480, overflowWrap: 'anywhere' })
