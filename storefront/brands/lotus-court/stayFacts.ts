import type { Figure } from '../shape.ts'

export const STAY_FACTS: readonly Figure[] = [
  { value: '3 pm', text: 'Check-in' },
  { value: '11 am', text: 'Check-out' },
  { value: '2 people', text: 'Sleeps' },
]
