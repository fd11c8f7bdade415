import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { linked } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, size, space } from '../../tokens/scale.ts'

export const link = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minHeight: size.target,
    minWidth: size.target,
    fontWeight: fontWeight.semibold,
    color: color.ink.link,
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationColor: color.action.border,
    textDecorationThickness: 2,
    textUnderlineOffset: '.32em',
    selectors: {
      '&[aria-disabled="true"]': { color: color.ink.disabled, cursor: 'progress', textDecorationColor: 'currentColor' },
    },
    '@media': { [media.print]: { minHeight: 0 } },
  },
  linked(),
])
/** Hidden in print, where there is nothing to press. */
export const button = style([link, { '@media': { [media.print]: { display: 'none' } } }])
