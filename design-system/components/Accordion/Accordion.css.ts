import { globalStyle, style } from '@vanilla-extract/css'
import { below, media } from '../../styles/media.ts'
import { hoverAndPress } from '../../styles/pointer.ts'
import { display } from '../../styles/text.css.ts'
import { color } from '../../tokens/contract.css.ts'
import { duration, ease, fontSize, lineHeight, radius, size, space } from '../../tokens/scale.ts'

export const root = style({ borderTop: `2px solid ${color.border.strong}`, width: '100%' })
globalStyle(`${root} mark`, {
  background: color.surface.sun,
  color: 'inherit',
  paddingInline: space[0.5],
  borderRadius: 2,
})
export const item = style({ borderBottom: `1px solid ${color.border.default}` })
export const heading = style({ display: 'flex', font: 'inherit' })
export const trigger = style([
  display,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[5],
    width: '100%',
    minHeight: 72,
    paddingBlock: space[3.5],
    fontSize: fontSize.titleS,
    lineHeight: lineHeight.item,
    textAlign: 'start',
    cursor: 'pointer',
  },
])
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const sign = style([
  {
    position: 'relative',
    flex: 'none',
    width: size.target,
    height: size.target,
    border: `1.5px solid ${color.border.control}`,
    borderRadius: radius.pill,
    transition: `background ${duration.quick} ${ease.standard}`,
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: 16,
      height: 2,
      background: 'currentColor',
    },
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: 2,
      height: 16,
      background: 'currentColor',
      transition: `scale ${duration.base} ${ease.standard}`,
    },
    selectors: {
      [`${trigger}[aria-expanded="true"] &`]: {
        background: color.action.selectedBg,
        color: color.action.selectedInk,
        borderColor: color.action.selectedBg,
      },
      [`${trigger}[aria-expanded="true"] &::after`]: { scale: '1 0' },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'ButtonFace',
        color: 'ButtonText',
        borderColor: 'ButtonText',
      },
      [media.noScript]: { display: 'none' },
      [media.print]: { display: 'none' },
    },
  },
  hoverAndPress(
    { backgroundColor: color.action.quietHover, borderColor: color.border.strong },
    { backgroundColor: color.action.quietPressed, borderColor: color.border.strong },
    trigger,
  ),
])
export const answer = style({
  paddingInlineEnd: space[16],
  paddingBlockEnd: 26,
  maxWidth: `calc(${size.measure} + 64px)`,
  color: color.ink.muted,
  overflowWrap: 'anywhere',
  '@media': { [below(600)]: { paddingInlineEnd: 0 } },
})
/** All answers are shown in print and without scripts. */
export const panel = style({
  selectors: {
    '&&[hidden]': {
      '@media': {
        [media.noScript]: { display: 'block !important' },
        [media.print]: { display: 'block !important', contentVisibility: 'visible' },
      },
    },
  },
})
