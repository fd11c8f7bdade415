import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inHighContrast, media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { radius, space } from '../../tokens/scale.ts'

// Only opacity is animated, by the compositor: a moving gradient would repaint every frame.
const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.45 } })
const base = style([
  inHighContrast({ border: `1px dashed ${color.border.control}` }),
  {
    display: 'block',
    // The sunken surface is hardly darker than a dark page.
    background: color.action.disabledBg,
    animation: `${breathe} 0.9s ease-in-out infinite alternate`,
    '@media': {
      [media.forcedColors]: { border: '1px dashed GrayText' },
    },
  },
])
export const shape = styleVariants({
  text: [base, { borderRadius: radius.xs }],
  block: [base, { borderRadius: radius.xs }],
  card: [base, { borderRadius: radius.m }],
  circle: [base, { borderRadius: '50%' }],
})
export const lines = style({ display: 'grid', gap: space[2.5], width: '100%' })

// What comes sooner shows no skeleton. Stays a delay where motion is reduced.
const late = keyframes({ from: { visibility: 'hidden' } })
export const busy = style({ animation: `${late} 1ms 200ms backwards` })
