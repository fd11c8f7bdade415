import type { Guide } from '../support/guide.ts'

export const guide = {
  status: 'new',
  purpose: 'A word about the thing it stands on.',
  anatomy: ['Sign, perhaps', 'One or two words'],
  use: ['For a state that somebody looks for in a row: “Paid”, “New”.'],
  avoid: ['For whether a day is free: AvailabilityBadge.', 'For a message: Alert.'],
  keyboard: [],
  accessibility: ['Plain text: the words say it, the tone only underlines it.'],
  content: ['One or two words, no full stop.'],
  dos: ['Use the same tone for the same state everywhere.'],
  donts: ['Don’t make it pressable.'],
} satisfies Guide
