import { LEVEL_A } from './levelA.ts'
import { LEVEL_AA } from './levelAA.ts'
import { WCAG_A, WCAG_AA } from './wcag.ts'

export const LEVELS = [
  { title: 'Level A', names: WCAG_A, criteria: LEVEL_A },
  { title: 'Level AA', names: WCAG_AA, criteria: LEVEL_AA },
] as const
