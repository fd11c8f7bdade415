import type { Plan } from '../shape.ts'

export const PLAN: Plan = {
  title: 'Around the water',
  picture: '/art/plan/court.svg',
  places: [
    { name: 'Lotus Tank', href: '/set/lotus-tank', at: [50, 50] },
    { name: 'Stepwell', href: '/set/stepwell', at: [18, 30] },
    { name: 'The pavilion', href: '/luxury-cottage-stay', at: [50, 85] },
  ],
}
