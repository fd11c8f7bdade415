import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { quiet } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, radius, size, space } from '../../tokens/scale.ts'

/** One scrolling row, to both edges of the screen; wraps where there is room. */
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${space.gutter})`,
  paddingInline: space.gutter,
  paddingBlock: 5,
  marginBlock: -5,
  scrollPaddingInline: space.gutter,
  '@media': { [media.desktop]: { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, paddingInline: 0 } },
})
/** The current link, or the selected button of Tabs. */
const CHOSEN = '&:is([aria-current], [aria-selected="true"])'
export const tab = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    padding: `${space[1.5]} 13px`,
    border: `1.5px solid ${color.border.control}`,
    borderRadius: radius.pill,
    fontSize: '1rem',
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ':focus-visible': { borderRadius: radius.pill },
    selectors: {
      [CHOSEN]: {
        background: color.action.selectedBg,
        color: color.action.selectedInk,
        borderColor: color.action.selectedBg,
      },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          [CHOSEN]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  quiet,
])
