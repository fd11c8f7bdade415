import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'Shows how far a task has progressed, or that it is running.',
  anatomy: [
    { part: 'Label', find: 'label' },
    { part: 'Progress as text', find: 'label + span' },
    { part: 'Bar', find: 'progress' },
  ],
  use: ['For tasks with several parts that take more than a second or two.'],
  avoid: ['For a busy button, use its `busy`.', 'For loading content, use Skeleton.'],
  keyboard: [],
  accessibility: [
    'A native progress bar with a label; without a value while indeterminate.',
    'The caller announces the end.',
  ],
  content: ['Name the task: “Confirming your payment”.'],
  dos: [{ text: 'Count what people know: “3 of 8 pictures”.', example: 'counted' }],
  donts: [
    { text: 'Don’t give a percentage where a count says more.', example: 'percentage' },
    'Don’t show a determinate bar without real progress.',
  ],
} satisfies Guide
