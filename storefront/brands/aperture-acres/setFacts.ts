import type { Figure } from '../shape.ts'

export const SET_FACTS: readonly Figure[] = [{ text: 'Time per visit', value: '30 minutes' }]
