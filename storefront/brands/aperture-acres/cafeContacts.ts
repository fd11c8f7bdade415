import type { CafeContact } from '../shape.ts'

export const CAFE_CONTACTS: readonly [CafeContact, ...CafeContact[]] = [
  {
    name: 'Kavita Rao',
    duty: 'Kitchen and crew meals',
    phone: { text: '+91 00000 00001', href: 'tel:+910000000001' },
  },
  {
    name: 'Joseph Dsouza',
    duty: 'Tables and parties',
    phone: { text: '+91 00000 00002', href: 'tel:+910000000002' },
  },
]
