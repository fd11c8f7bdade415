import { apertureAcres } from './brands/apertureAcres.ts'
import type { Brand } from './brands/brand.ts'
import { lotusCourt } from './brands/lotusCourt.ts'

/** `data-brand` selects these. Each has its own style sheet. */
export const OTHER_BRANDS: readonly Brand[] = [lotusCourt]

export const BRANDS: readonly Brand[] = [apertureAcres, ...OTHER_BRANDS]
