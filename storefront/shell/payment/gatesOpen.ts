import { BRAND } from '../../brand.ts'

export const GATES_OPEN = `Gates open ${BRAND.gatesOpen} minutes early.`
