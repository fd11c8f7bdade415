import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { linked, quiet } from '../../styles/pointer.ts'
import { clearOf, covered, stickyEdge } from '../../styles/safeArea.ts'
import { lockScroll } from '../../styles/scrollLock.ts'
import { font, fontWeight, layer, lineHeight, size, space } from '../../tokens/scale.ts'
import { color } from '../../tokens/contract.css.ts'

/** Low screens, such as at 400 % zoom, have no height to give. */
const HIGH = '(min-height: 25em)'

export const dialog = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: ['100vh', '100dvh'],
  maxHeight: 'none',
  margin: 0,
  padding: `0 ${covered('right')} 0 ${covered('left')}`,
  border: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface.canvas,
  color: color.ink.default,
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  '@media': {
    // What has focus is not covered by the parts that stay in sight above and below the list.
    [HIGH]: { scrollPaddingTop: '5rem', scrollPaddingBottom: '12rem' },
    [media.wide]: { selectors: { '&[open]': { display: 'none' } } },
  },
})
lockScroll(`html[data-menu]:has(${dialog}[open])`)

// The dialog scrolls; its parts keep their height.
globalStyle(`${dialog} > *`, { flexShrink: 0 })

/** Close stays in sight while the list scrolls. */
export const top = style({
  paddingTop: covered('top'),
  background: color.surface.canvas,
  '@media': { [HIGH]: { position: 'sticky', top: 0, zIndex: layer.raised } },
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 64,
  paddingInline: space.gutter,
  borderBottom: `1px solid ${color.border.hairline}`,
})
export const nav = style({ flex: '1 0 auto', padding: `${space[1.5]} ${space.gutter} ${space[4]}` })
export const row = style([
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    minHeight: 56,
    borderBottom: `1px solid ${color.border.hairline}`,
    fontFamily: font.display,
    fontSize: '1.5rem',
    lineHeight: 1.1,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: { '&[aria-current]': { color: color.ink.accent } },
  },
  quiet,
])
export const panel = style({
  padding: `${space[1]} 0 ${space[2.5]}`,
  borderBottom: `1px solid ${color.border.hairline}`,
})
export const groupTitle = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  fontWeight: fontWeight.semibold,
})
export const groupLink = style([groupTitle, linked()])
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  columnGap: space[3.5],
})
export const entry = style([
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: size.target,
    minWidth: size.target,
    lineHeight: lineHeight.item,
    textDecoration: 'none',
  },
  linked(color.action.border),
])

/** The actions stay at the foot of the screen while the list scrolls. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2.5],
  padding: `${space[3.5]} ${space.gutter} ${clearOf('bottom', space[5])}`,
  background: color.surface.canvas,
  position: 'sticky',
  bottom: stickyEdge,
})
/** The last one of an odd number is as wide as two. */
globalStyle(`${foot} > *`, { flex: '1 1 9rem' })
