import { style } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { fontSize, size, space } from '../../tokens/scale.ts'

export const root = style({
  width: `min(${size.content}, 100% - 2 * ${space.gutter})`,
  marginInline: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(28px, 6vw, 104px)',
  alignItems: 'end',
  paddingTop: 'clamp(20px, 4vw, 56px)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.15fr) clamp(260px, 34vw, 460px)' } },
})
export const words = style({ display: 'grid', overflowWrap: 'anywhere', gap: 22, paddingBottom: 'clamp(28px, 6vw, 96px)' })
export const text = style({ display: 'grid', gap: 14, fontSize: fontSize.lead, lineHeight: 1.45, color: color.ink.muted, maxWidth: '44ch' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' })
export const picture = style({
  height: 'clamp(340px, 40vw, 560px)',
  marginInline: 14,
  marginTop: 14,
  '@media': { [media.tablet]: { marginInline: 0 }, [media.print]: { display: 'none' } },
})
