import type { ReactNode } from 'react'
import { CARDS } from './cards.tsx'
import { INTERACTIVE } from './interactive.tsx'

/** States that say more of a component than its story `Default`, by component or with a word after it: 'CouponField applied'. */
export const SAMPLES: Readonly<Record<string, ReactNode>> = { ...INTERACTIVE, ...CARDS }
