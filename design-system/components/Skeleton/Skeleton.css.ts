import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/media.ts'
import { color } from '../../tokens/contract.css.ts'
import { radius } from '../../tokens/scale.ts'

const sweep = keyframes({ from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-100% 0' } })
const base = style({
  display: 'block',
  background: `linear-gradient(100deg, ${color.surface.sunken} 30%, ${color.surface.raised} 50%, ${color.surface.sunken} 70%) 0 / 220% 100%`,
  animation: `${sweep} 1.5s linear infinite`,
  '@media': {
    [media.forcedColors]: { border: '1px dashed GrayText' },
    '(prefers-contrast: more)': { border: `1px dashed ${color.border.control}` },
  },
  selectors: { '[data-theme="high-contrast"] &': { border: `1px dashed ${color.border.control}` } },
})
export const shape = styleVariants({
  text: [base, { borderRadius: radius.xs }],
  block: [base, { borderRadius: radius.xs }],
  card: [base, { borderRadius: radius.m }],
  circle: [base, { borderRadius: '50%' }],
})
export const lines = style({ display: 'grid', gap: 10, width: '100%' })
