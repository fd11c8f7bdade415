import { keyframes, style } from '@vanilla-extract/css'
import { below, BREAKPOINTS, media } from '../../styles/media.ts'
import { hoverAndPress, linked } from '../../styles/pointer.ts'
import { covered } from '../../styles/safeArea.ts'
import { display } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, fontSize, fontWeight, layer, lineHeight, radius, size, space } from '../../tokens/scale.ts'
import { popover, popoverAnchor } from '../usePopover/popover.css.ts'

const wide = media.wide
const BAR = 'min(1376px, 100% - 2 * ' + space.gutter + ')'
const fade = keyframes({ from: { opacity: 0 } })

export const top = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  paddingTop: covered('top'),
  background: color.surface.canvas,
  borderBottom: `1px solid ${color.border.hairline}`,
  '@media': {
    // On low screens the bar scrolls away instead of covering the page.
    [media.low]: { position: 'relative' },
    [`${below(BREAKPOINTS.wide)} and ${media.noScript}`]: { position: 'relative' },
    [media.print]: { display: 'none' },
  },
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  // Seven links, login, search, cart and button fit one row from 1200 px on.
  gap: `clamp(${space[0.5]}, 2.4vw - ${space[7]}, 30px)`,
  minHeight: 64,
  width: BAR,
  marginInline: 'auto',
  // At twice the text size the bar wraps to a second row.
  '@media': {
    // Where seven links and all buttons would not fit, the bar is wider than the page.
    [wide]: { minWidth: `min(1152px, 100% - 2 * ${space[6]})`, minHeight: 80, flexWrap: 'wrap' },
    [below(BREAKPOINTS.wide)]: { gap: 0 },
    [media.noScript]: { flexWrap: 'wrap', paddingTop: space[2] },
  },
})

export const nav = style({
  display: 'none',
  marginInline: 'auto',
  '@media': {
    [wide]: { display: 'block' },
    [`${below(BREAKPOINTS.wide)} and ${media.noScript}`]: {
      display: 'block',
      order: 1,
      flexBasis: '100%',
      paddingBottom: space[2],
    },
  },
})
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[0.5] })
export const link = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 5,
    minHeight: size.target,
    minWidth: size.target,
    paddingBlock: space[1],
    paddingInline: `clamp(${space[1]}, 1.7vw - 16.4px, 13px)`,
    fontSize: '.98rem',
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBottom: '2px solid transparent',
    selectors: {
      '&[aria-current], &[aria-expanded="true"]': { borderColor: color.action.border, fontWeight: fontWeight.semibold },
    },
  },
  hoverAndPress(
    { borderColor: color.border.strong },
    { borderColor: color.border.strong, backgroundColor: color.action.quietPressed },
  ),
])

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  // With a gap, the row would not fit at 1280 px beside a scrollbar.
  '@media': { [wide]: { gap: `clamp(0px, 1vw - 13px, ${space[1]})` } },
})
export const wideOnly = style({ display: 'none', '@media': { [wide]: { display: 'block' } } })
/** In the row of a phone is no room for it; there the menu has it. */
export const plan = style({ display: 'none', '@media': { [media.phone]: { display: 'block' } } })
export const narrowOnly = style({ display: 'block', '@media': { [wide]: { display: 'none' } } })
export const account = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.target,
    minWidth: size.target,
    // What the row has left for it beside seven links.
    maxWidth: 'clamp(7rem, 7rem + (100vw - 1280px) * .6, 10rem)',
    fontWeight: fontWeight.semibold,
    color: color.ink.link,
    whiteSpace: 'nowrap',
    textUnderlineOffset: '.32em',
  },
  linked(),
])
/** Two lines; the button's name has the rest. */
export const accountName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  // So that short names stay whole with wider letter spacing.
  marginInlineEnd: `-${space[1]}`,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  textAlign: 'start',
  lineHeight: lineHeight.snug,
})

/** Positions a menu at its button. */
export const anchor = style([popoverAnchor, { position: 'relative' }])
/** The cart panel is positioned at the bar, so that it keeps clear of both edges on phones. */
export const mini = style([
  popover,
  {
    top: `calc(100% + ${space[2]})`,
    insetInlineEnd: `max(${space.gutter}, (100vw - 1376px) / 2)`,
    width: `min(400px, 100vw - 2 * ${space.gutter})`,
    maxHeight: ['calc(100vh - 90px)', 'calc(100dvh - 90px)'],
    overflowY: 'auto',
    borderRadius: radius.m,
  },
])

export const mega = style([
  popover,
  {
    insetInline: 0,
    top: '100%',
    maxHeight: ['calc(100vh - 80px)', 'calc(100dvh - 80px)'],
    overflowY: 'auto',
    background: color.surface.overlay,
    borderBottom: `2px solid ${color.border.strong}`,
    boxShadow: color.shadow.overlay,
    animationName: fade,
  },
])
export const scrim = style({
  position: 'absolute',
  zIndex: layer.below,
  top: '100%',
  insetInline: 0,
  height: ['calc(100vh - 100%)', 'calc(100dvh - 100%)'],
  background: color.ornament.scrim,
  opacity: 0.72,
  pointerEvents: 'none',
  animation: `${fade} ${duration.base}`,
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: '0 36px',
  flex: 1,
})
/** Titles and lists share two rows across columns, so that the rules align when a title takes two lines. */
export const column = style({ display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', alignContent: 'start' })
export const megaInside = style({
  width: `min(${size.content}, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingBlock: '34px 38px',
  display: 'flex',
  gap: 36,
  alignItems: 'start',
})
const head = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  minHeight: 47,
  paddingBottom: space[0.5],
  marginBottom: space[2],
  lineHeight: lineHeight.label,
  borderBottom: `1px solid ${color.border.strong}`,
  fontSize: fontSize.titleS,
} as const
export const groupTitle = style([display, head])
export const groupLink = style([
  { display: 'inline-flex', alignItems: 'center', minHeight: size.target, textDecoration: 'none' },
  linked(),
])
export const groupEntry = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    minWidth: size.target,
    paddingInline: space[0.5],
    fontSize: '1.06rem',
    lineHeight: lineHeight.item,
    textDecoration: 'none',
  },
  linked(color.action.border),
])
export const promo = style({
  flex: 'none',
  width: 210,
  display: 'grid',
  gap: space[0.5],
  textAlign: 'center',
  textDecoration: 'none',
})
export const promoPicture = style({ height: 240, margin: `0 ${space[4.5]} ${space[3]}` })
export const promoTitle = style([display, { fontSize: fontSize.titleS }, linked(color.action.border, promo)])
export const promoText = style({ fontSize: fontSize.small, color: color.ink.muted })

export const chevron = style({ display: 'inline-flex', scale: '.8' })
