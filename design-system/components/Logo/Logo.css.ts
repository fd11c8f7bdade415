import { style } from '@vanilla-extract/css'
import { from, media } from '../../styles/media.ts'
import { linked } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { branded, font, lineHeight, radius, size, space } from '../../tokens/scale.ts'

export const logo = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.target,
    color: color.ink.default,
    textDecoration: 'none',
    textUnderlineOffset: '.32em',
    fontFamily: font.display,
    fontSize: 'min(1.12rem, 6vw)',
    // At twice the text size the name takes two lines, so that the cart stays on a phone's screen.
    lineHeight: lineHeight.single,
    ':focus-visible': { borderRadius: radius.s },
    '@media': {
      [from(360)]: { fontSize: 'min(1.32rem, 7.5vw)', gap: space[3] },
      [media.wide]: { fontSize: '1.55rem' },
    },
  },
  linked(color.action.border),
])
export const mark = style({
  flex: 'none',
  background: branded.logo,
  width: 28,
  height: 35,
  '@media': { [media.wide]: { width: 34, height: 42 }, [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const door = style({ fill: color.ink.default, display: branded.ownLogo })
export const sun = style({ fill: color.ornament.slateSun, display: branded.ownLogo })
export const blades = style({
  fill: 'none',
  stroke: color.action.selectedBg,
  strokeWidth: 1.3,
  display: branded.ownLogo,
})
