import { globalStyle, style } from '@vanilla-extract/css'
import { below, clearOf } from '../../design-system/styles/index.ts'
import { color, layer, space } from '../../design-system/tokens/index.ts'

const HEIGHT = '76px'
/** Where the summary is not beside the content. A zoomed page has no height to give. */
const NARROW = `screen and ${below(992)} and (min-height: 25em)`

/** At the foot of a narrow page; elsewhere a part of it. */
export const bar = style({
  '@media': {
    [NARROW]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: layer.sticky,
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      minHeight: HEIGHT,
      paddingBlock: `${space[2.5]} ${clearOf('bottom', space[2.5])}`,
      paddingInline: `${clearOf('left', space[4.5])} ${clearOf('right', space[4.5])}`,
      background: color.surface.raised,
      borderTop: `1px solid ${color.border.default}`,
    },
  },
})
/** Without a place of its own where the summary is beside the content. */
export const floating = style([bar, { display: 'none', '@media': { [NARROW]: { display: 'grid' } } }])
/** The end of the page stays clear of it. */
globalStyle(`html:has(${bar})`, { '@media': { [NARROW]: { paddingBottom: HEIGHT } } })
export const place = style({})
/** What has focus too, also where the scrolling that focus causes brings the bar, with a button of two lines. */
globalStyle(`html:has(${place}), html:has(${bar})`, {
  '@media': { [NARROW]: { scrollPaddingBottom: `calc(${HEIGHT} + ${space[10]})` } },
})

export const due = style({ display: 'none', '@media': { [NARROW]: { display: 'grid' } } })
