import { type ComplexStyleRule, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { AVAILABILITIES, type Availability } from '../../tokens/theme.ts'
import { fontSize, fontWeight, lineHeight, radius, space } from '../../tokens/scale.ts'

const sweep = keyframes({ from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-100% 0' } })

/** Always rendered: a live region announces only what is added to it later. */
export const live = style({ display: 'inline-flex', maxWidth: '100%', minHeight: 32 })

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 32,
  maxWidth: '100%',
  paddingBlock: `${space[1]} 3px`,
  paddingInline: '9px 13px',
  borderRadius: radius.l,
  border: '1.5px solid',
  fontWeight: fontWeight.semibold,
  fontSize: fontSize.small,
  lineHeight: lineHeight.label,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
})
export const icon = style({ display: 'inline-flex', strokeWidth: 2 })
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })

const { availability } = color
const days = Object.fromEntries(
  AVAILABILITIES.map((day) => [
    day,
    [
      base,
      {
        background: availability[`${day}Bg`],
        color: availability[`${day}Ink`],
        borderColor: availability[`${day}Border`],
      },
    ],
  ]),
) as Record<Availability, ComplexStyleRule>

export const badge = styleVariants({
  ...days,
  error: [base, { background: color.danger.bg, color: color.danger.ink, borderColor: color.danger.border }],
  checking: [
    base,
    {
      borderColor: color.border.default,
      color: color.ink.muted,
      fontWeight: fontWeight.medium,
      background: `linear-gradient(100deg, ${color.surface.sunken} 30%, ${color.surface.raised} 50%, ${color.surface.sunken} 70%) 0 / 220% 100%`,
      animation: `${sweep} 1.5s linear infinite`,
    },
  ],
})

/** No taller than its line. */
export const plain = style({
  minHeight: 0,
  padding: 0,
  background: 'none',
  border: 0,
  fontSize: fontSize.caption,
})
