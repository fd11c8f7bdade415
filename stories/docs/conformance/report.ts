import { LEVEL_A } from './levelA.ts'
import { LEVEL_AA } from './levelAA.ts'

/** By the chapters of OpenACR's catalog. */
export const CHAPTERS = [
  { id: 'success_criteria_level_a', title: 'Level A', criteria: LEVEL_A },
  { id: 'success_criteria_level_aa', title: 'Level AA', criteria: LEVEL_AA },
] as const

export const REPORT = {
  catalog: '2.5-edition-wcag-2.2-en',
  /** When the verdicts were last gone through. */
  date: '2026-11-23',
  version: 1,
  methods:
    'Automated tests of the product itself: axe, IBM’s Accessibility Checker and html-validate on every story and route, measurements of reflow, text spacing, target sizes and contrast, walks by keyboard through every flow, and transcripts of a virtual screen reader. Nobody has used the shop with NVDA, JAWS, VoiceOver or TalkBack for this report: what only they could tell is said to be not evaluated.',
  notes:
    'This is a report of the shop and of the design system that it is made of, with the embedded provider and its demonstration content. The dialog of a real payment gateway is its vendor’s, and is not part of it. Each remark names the tests that show it, by file and title.',
} as const
