import type { Professions } from '../shape.ts'

export const PROFESSIONS: Professions = {}
