import { apertureAcres } from './brands/apertureAcres.ts'
import type { Brand } from './brands/brand.ts'
import { lotusCourt } from './brands/lotusCourt.ts'

/** Those that are chosen by `data-brand` and have a style sheet of their own. */
export const OTHER_BRANDS: readonly Brand[] = [lotusCourt]

export const BRANDS: readonly Brand[] = [apertureAcres, ...OTHER_BRANDS]
