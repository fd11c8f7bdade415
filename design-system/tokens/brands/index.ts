import { apertureAcres } from './apertureAcres.ts'
import type { Brand } from './brand.ts'
import { lotusCourt } from './lotusCourt.ts'

/** The first is the default. */
export const BRANDS = [apertureAcres, lotusCourt] as const satisfies readonly Brand[]
