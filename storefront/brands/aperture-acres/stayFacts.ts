/** TEXT-47 to TEXT-49, CONST-39. */
import type { Figure } from '../shape.ts'

export const STAY_FACTS: readonly Figure[] = [
  { value: '2 pm', text: 'Check-in' },
  { value: '12 noon', text: 'Check-out' },
  { value: '4 people', text: 'Sleeps' },
  { value: 'until 10 pm', text: 'Room service' },
]
