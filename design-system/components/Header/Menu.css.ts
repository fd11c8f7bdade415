import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { quiet } from '../../styles/pointer.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontWeight, lineHeight, radius, size, space } from '../../tokens/scale.ts'
import { popover } from '../usePopover/popover.css.ts'

export const menu = style([
  popover,
  {
    top: `calc(100% + ${space[2.5]})`,
    insetInlineEnd: 0,
    minWidth: 250,
    maxWidth: 'min(400px, 90vw)',
    maxHeight: ['calc(100vh - 110px)', 'calc(100dvh - 110px)'],
    overflowY: 'auto',
    padding: space[2],
    background: color.surface.overlay,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.m,
    boxShadow: color.shadow.overlay,
    // No gap, which would end a hover.
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' }, [media.noScript]: { top: '100%' } },
  },
])
export const entry = style([
  {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: size.target,
    padding: `${space[1.5]} ${space[3.5]}`,
    borderRadius: radius.s,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.item,
    textDecoration: 'none',
    ':focus-visible': { outlineOffset: -3, boxShadow: 'none' },
    selectors: { '&[aria-disabled="true"]': { color: color.ink.disabled, cursor: 'progress' } },
  },
  quiet,
])
