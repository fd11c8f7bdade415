import type { CafeContact } from '../shape.ts'

export const CAFE_CONTACTS: readonly [CafeContact, ...CafeContact[]] = [
  { name: 'Sudha Pal', duty: 'Kitchen', phone: { text: '+91 00000 00012', href: 'tel:+910000000012' } },
]
