import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'How far something has come, or that it is under way.',
  anatomy: ['Label', 'How far, in words', 'Bar'],
  use: ['For what takes longer than a second or two and has parts.'],
  avoid: ['For a button that works: its own `busy`.', 'For content on its way: Skeleton.'],
  keyboard: [],
  accessibility: ['A native progress bar with a label; busy has no value.', 'The caller announces the end of it.'],
  content: ['Say what is under way: “Confirming your payment”.'],
  dos: ['Give the text where the bare per cent says little: “3 of 8 pictures”.'],
  donts: ['Don’t show a determinate bar that only pretends.'],
} satisfies Guide
