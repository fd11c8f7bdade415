import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A short label for the state of the item it is attached to.',
  alsoCalled: ['pill', 'chip', 'tag', 'label', 'lozenge'],
  anatomy: [
    { part: 'Icon (optional)', find: 'svg' },
    { part: 'One or two words', find: 'span:has(> svg) + span' },
  ],
  use: ['For a state that users scan a list for: “Paid”, “New”.'],
  avoid: ['For the availability of a day, use AvailabilityBadge.', 'For a message, use Alert.'],
  keyboard: [],
  accessibility: ['Plain text: the words carry the meaning, the tone only reinforces it.'],
  content: ['One or two words, no full stop.'],
  dos: [
    { text: 'Use the same tone for the same state everywhere.', example: 'sameTone' },
    { text: 'Put the action beside it.', example: 'besideControl' },
  ],
  donts: [
    { text: 'Don’t choose tones for variety.', example: 'otherTones' },
    { text: 'Don’t make it interactive.', example: 'asControl' },
  ],
}
