import type { Plan } from '../shape.ts'

export const PLAN: Plan = {
  title: 'Walk the acres',
  picture: '/art/plan/acres.svg',
  places: [
    { name: 'Texas Ranch', href: '/set/texas-ranch', at: [46.4, 28] },
    { name: 'The Rajwada Courtyard', href: '/set/rajwada-courtyard', at: [79, 52] },
    { name: 'Love Blossom', href: '/set/love-blossom', at: [27.6, 36] },
    { name: 'Luminous Tree', href: '/set/luminous-tree', at: [53.4, 78] },
    { name: 'The Glasshouse', href: '/set/glasshouse', at: [67.2, 26] },
    { name: 'The cafe', href: '/restuarant', at: [17.8, 75] },
    { name: 'In The Woods cottage', href: '/luxury-cottage-stay', at: [80.2, 84] },
  ],
}
