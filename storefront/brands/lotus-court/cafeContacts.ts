import type { CafeContact } from '../shape.ts'

export const CAFE_CONTACTS: readonly CafeContact[] = []
