import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { font, radius, size } from '../../tokens/scale.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: size.target,
  color: color.ink.default,
  textDecoration: 'none',
  fontFamily: font.display,
  fontSize: '1.12rem',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  ':focus-visible': { borderRadius: radius.s },
  '@media': {
    '(min-width: 360px)': { fontSize: '1.32rem', gap: 12 },
    [media.wide]: { fontSize: '1.55rem' },
  },
})
export const mark = style({
  flex: 'none',
  width: 28,
  height: 35,
  '@media': { [media.wide]: { width: 34, height: 42 }, [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const door = style({ fill: color.ink.default })
export const sun = style({ fill: color.ornament.slateSun })
export const blades = style({ fill: 'none', stroke: color.action.selectedBg, strokeWidth: 1.3 })
