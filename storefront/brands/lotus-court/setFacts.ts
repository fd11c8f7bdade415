import type { Figure } from '../shape.ts'

export const SET_FACTS: readonly Figure[] = []
