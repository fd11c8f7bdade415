import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, radius, space } from '../../tokens/scale.ts'

const beside = '(min-width: 460px)'

export const room = style({ containerType: 'inline-size', width: '100%', height: '100%', minWidth: 0 })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  background: color.surface.raised,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.m,
  '@container': {
    [beside]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      minHeight: 420,
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' }, [media.print]: { breakInside: 'avoid' } },
})
export const picture = style({ position: 'relative', height: 190, '@container': { [beside]: { height: 'auto' } } })
export const body = style({ display: 'flex', flexDirection: 'column', gap: space[3.5], padding: space[6], minWidth: 0 })
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[0.5]} ${space[2]}`,
})
export const unit = style({ fontSize: fontSize.small, color: color.ink.muted })
export const menu = style({
  borderTop: `1px solid ${color.border.hairline}`,
  paddingTop: space[2],
  lineHeight: 1.62,
  color: color.ink.muted,
})
