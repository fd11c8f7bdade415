import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { quiet } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, radius, size, space } from '../../tokens/scale.ts'

const button = style([
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: size.target,
    height: size.target,
    borderRadius: radius.pill,
    border: '1.5px solid transparent',
    color: 'inherit',
    textDecoration: 'none',
    ':focus-visible': { borderRadius: radius.pill },
    selectors: {
      '&[aria-disabled="true"]': { color: color.ink.disabled, cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: { '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
      [media.print]: { display: 'none' },
    },
  },
  quiet,
])
export const look = { plain: button, outlined: style([button, { borderColor: color.border.control }]) }

export const badge = style({
  position: 'absolute',
  top: `-${space[0.5]}`,
  // This keeps the number clear of a button that follows without a gap.
  insetInlineEnd: space[0.5],
  minWidth: 21,
  paddingInline: 5,
  borderRadius: radius.pill,
  background: color.action.selectedBg,
  color: color.action.selectedInk,
  fontSize: '.78rem',
  fontWeight: fontWeight.bold,
  fontFeatureSettings: '"tnum" 1, "lnum" 1',
  lineHeight: '21px',
  textAlign: 'center',
  '@media': { [media.forcedColors]: { outline: '1px solid ButtonText' } },
})
