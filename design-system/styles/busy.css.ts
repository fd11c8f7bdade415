import { keyframes } from '@vanilla-extract/css'
import { color } from '../tokens/contract.css.ts'

const run = keyframes({ to: { backgroundPosition: '-44px 0' } })

/** Moving stripes along the lower edge of what is busy, which has to be positioned and to hide its overflow. */
export const stripes = {
  content: '',
  position: 'absolute',
  inset: 'auto 0 0',
  height: 6,
  background: `repeating-linear-gradient(118deg, ${color.ink.default} 0 10px, ${color.ornament.slateSun} 10px 20px)`,
  backgroundSize: '200% 100%',
  animation: `${run} 1.1s linear infinite`,
} as const
