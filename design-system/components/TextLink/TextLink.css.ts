import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { linked } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, size, space } from '../../tokens/scale.ts'

/** Above and below a line of text, so that a target is 44 px high there too. */
const IN_SENTENCE = space[3]

export const link = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    overflowWrap: 'anywhere',
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
/** In a sentence it is a word among others: what can be hit reaches out of the line, which keeps its height. */
export const textLink = style([
  link,
  {
    selectors: {
      'p &': { display: 'inline', position: 'relative' },
      'p &::after': { content: '', position: 'absolute', inset: `calc(-1 * ${IN_SENTENCE}) 0` },
    },
  },
])
/** Hidden in print, where there is nothing to press. */
export const button = style([link, { '@media': { [media.print]: { display: 'none' } } }])
