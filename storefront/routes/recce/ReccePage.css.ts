/** The tour's form beside what it comes to: a slate, a view through the arch, the light of the hour, the price. */
import { style } from '@vanilla-extract/css'
import { from, media } from '../../../design-system/styles/index.ts'
import { color, fontSize, fontWeight, radius, size, space } from '../../../design-system/tokens/index.ts'

export const form = style({ '@media': { [media.noScript]: { display: 'none' } } })
export const summary = style({
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  background: color.surface.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.m,
  '@media': {
    [`${from(1100)} and (min-height: 56em)`]: { position: 'sticky', top: 104 },
    [media.forcedColors]: { borderColor: 'ButtonText' },
    [media.print]: { breakInside: 'avoid' },
  },
})
export const view = style({
  display: 'grid',
  justifyItems: 'center',
  background: color.surface.sun,
  paddingTop: space[8],
  '@media': { [media.print]: { display: 'none' } },
})
export const arch = style({ width: '62%' })
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: `${space[6]} clamp(${space[4.5]}, 2vw, ${space[7]}) 26px`,
})
export const when = style({ fontSize: fontSize.small, color: color.ink.muted })
export const total = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
export const label = style({ fontSize: fontSize.small, fontWeight: fontWeight.semibold })

export const slots = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const slot = style({
  minHeight: size.target,
  minWidth: '4.6em',
  textAlign: 'center',
  paddingInline: space[3],
  border: `1.5px solid ${color.border.control}`,
  borderRadius: radius.pill,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  ':hover': { background: color.action.quietHover },
  ':active': { background: color.action.quietPressed },
  ':focus-visible': { borderRadius: radius.pill },
  selectors: {
    '&[aria-disabled="true"]': {
      background: 'none',
      borderColor: color.border.default,
      color: color.ink.muted,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
      '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
    '&[aria-pressed="true"]:not([aria-disabled])': {
      background: color.action.selectedBg,
      color: color.action.selectedInk,
      '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
})

export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingTop: space.section,
})
export const list = style({ maxWidth: '40rem' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[4],
  borderTop: `1px solid ${color.border.default}`,
})
export const name = style({ minWidth: 0, overflowWrap: 'anywhere', fontWeight: fontWeight.semibold })
export const each = style({ color: color.ink.muted })
