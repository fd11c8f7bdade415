import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { below, media } from '../../styles/media.ts'
import { clearOf, stickyEdge } from '../../styles/safeArea.ts'
import { keepScrollbarSpace, lockScroll } from '../../styles/scrollLock.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, fontSize, fontWeight, layer, radius, space } from '../../tokens/scale.ts'
import { display } from '../../styles/text.css.ts'

const SHEET = below(600)
/** What is left free above a dialog at the foot of the screen. */
const ABOVE = clearOf('top', space[7])
/** The height of an on-screen keyboard; set by `Modal`. */
export const KEYBOARD = '--keyboard'
const keyboard = `var(${KEYBOARD}, 0px)`
const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } })

/** The title stays in sight. Not at 400 % zoom, where it would cover much. */
const sticky = media.high
/** What has focus is not covered by a title of two lines or by buttons at the foot. */
const betweenThem = { scrollPaddingTop: '7.5rem', scrollPaddingBottom: '9rem' }

export const overlay = style({
  position: 'fixed',
  inset: `0 0 ${keyboard}`,
  zIndex: layer.overlay,
  display: 'grid',
  // A dialog taller than the screen starts at its top and scrolls; plain centring would cut its top off.
  gridAutoRows: 'max-content',
  alignContent: 'safe center',
  justifyItems: 'center',
  padding: (['top', 'right', 'bottom', 'left'] as const).map((edge) => clearOf(edge, space[6])).join(' '),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
  background: color.ornament.scrim,
  animation: `${appear} ${duration.base} ${ease.enter}`,
  '@media': {
    [sticky]: betweenThem,
    [SHEET]: { padding: `${ABOVE} 0 0`, alignContent: 'end', justifyItems: 'stretch' },
    [media.print]: { position: 'static', padding: 0, background: 'none' },
  },
})
lockScroll(`html:has(> body > ${overlay})`)
keepScrollbarSpace(overlay)
/** In print only the dialog is shown. */
globalStyle(`body:has(> ${overlay}) > :not(${overlay})`, { '@media': { [media.print]: { display: 'none' } } })

export const dialog = style({
  position: 'relative',
  // Clipped, because the head sticks to what scrolls.
  overflow: ['hidden', 'clip'],
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.m,
  background: color.surface.overlay,
  color: color.ink.default,
  boxShadow: color.shadow.overlay,
  animation: `${rise} ${duration.base} ${ease.enter}`,
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: 'none', boxShadow: color.shadow.overlay, borderRadius: radius.m },
  '@media': {
    [sticky]: betweenThem,
    [SHEET]: {
      width: '100%',
      maxHeight: [`calc(100vh - ${ABOVE} - ${keyboard})`, `calc(100dvh - ${ABOVE} - ${keyboard})`],
      overflow: 'auto',
      overscrollBehavior: 'contain',
      borderRadius: `${radius.l} ${radius.l} 0 0`,
      borderInline: 0,
      borderBottom: 0,
      ':focus-visible': { borderRadius: `${radius.l} ${radius.l} 0 0` },
    },
    [media.forcedColors]: { border: '2px solid CanvasText' },
    [media.print]: { border: 0, boxShadow: 'none' },
  },
})
export const size = styleVariants({ small: 480, medium: 640, large: 960 }, (widest) => ({
  width: `min(${widest}px, 100%)`,
}))
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr)' } },
})
/** Above the content on phones. */
export const aside = style({
  position: 'relative',
  // A picture that fills its parent has no height of its own.
  minHeight: 150,
  overflow: 'hidden',
  background: color.surface.sun,
  '@media': { [media.tablet]: { minHeight: 0, borderInlineEnd: `1px solid ${color.border.hairline}` } },
})
/** Carries the title. Its picture is shown beside the content only. */
export const panel = style([
  aside,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[3.5],
    padding: `${space[5.5]} ${space[7]} 0`,
    '@media': { [below(768)]: { padding: `${space[3.5]} ${space[4.5]} ${space[3.5]}`, gap: space[1] } },
  },
])
export const panelAbout = style({
  // Beside the button that closes.
  '@media': { [below(768)]: { paddingInlineEnd: space[12] } },
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
})
export const panelPicture = style({
  flex: '1 1 260px',
  minHeight: 0,
  display: 'none',
  width: 'min(244px, 100%)',
  marginInline: 'auto',
  '@media': { [media.tablet]: { display: 'grid', alignItems: 'end' } },
})
export const main = style({ minWidth: 0 })
/** The close button. On phones it is in the corner of the panel above. */
export const closeOnly = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `${space[3]} ${space[3.5]} 0`,
  '@media': { [below(768)]: { position: 'absolute', insetBlockStart: space[2.5], insetInlineEnd: 0 } },
})
export const header = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[4],
  paddingBlock: `${space[5.5]} ${space[3.5]}`,
  paddingInline: `${space[7]} ${space[5]}`,
  '@media': {
    [sticky]: {
      position: 'sticky',
      insetBlockStart: stickyEdge,
      zIndex: layer.raised,
      background: color.surface.overlay,
    },
    [SHEET]: { paddingBlock: `${space[4]} ${space[2.5]}`, paddingInline: `${space[4.5]} ${space[2.5]}` },
    [media.print]: { padding: `0 0 ${space[3]}` },
  },
})
export const title = style([
  display,
  { fontSize: fontSize.titleL, paddingTop: space[0.5], minWidth: 0, overflowWrap: 'anywhere' },
])
export const smallTitle = style([title, { fontSize: fontSize.titleM, paddingTop: space[1.5] }])
export const panelTitle = style([
  title,
  { '@media': { [below(768)]: { paddingInlineEnd: space[12], paddingTop: 0, fontSize: fontSize.titleM } } },
])
export const body = style({
  padding: `${space[1]} ${space[7]} ${space[7]}`,
  '@media': {
    [SHEET]: { padding: `0 ${space[4.5]} ${clearOf('bottom', space[5])}` },
    [media.print]: { padding: 0 },
  },
})
/** At 400 % zoom they would cover what is above them. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  // Above the end of the body, so that what scrolls below them does not touch them.
  marginBlockStart: `-${space[3]}`,
  padding: `${space[3]} ${space[7]} ${space[7]}`,
  background: color.surface.overlay,
  '@media': {
    // The room around the dialog counts as the edge.
    [sticky]: { position: 'sticky', bottom: `calc(${stickyEdge} - ${space[6]})`, zIndex: layer.raised },
    [SHEET]: {
      bottom: stickyEdge,
      marginBlockStart: 0,
      padding: `${space[3]} ${space[4.5]}`,
      paddingBlockEnd: clearOf('bottom', space[3.5]),
      borderBlockStart: `1px solid ${color.border.hairline}`,
    },
  },
})
/** A refusal above a sentence and a button is higher than what is kept free for two of them. */
globalStyle(`:is(${overlay}, ${dialog}):has(${actions} > :nth-child(3))`, {
  '@media': { [sticky]: { scrollPaddingBottom: '14rem' } },
})
export const underPanel = style([body, { '@media': { [below(768)]: { paddingTop: space[4.5] } } }])
export const description = style({
  padding: `0 ${space[7]} ${space[4]}`,
  color: color.ink.muted,
  '@media': { [SHEET]: { paddingInline: space[4.5] }, [media.print]: { paddingInline: 0 } },
})
export const alertBody = style([body, { display: 'grid', gap: space[5.5] }])
