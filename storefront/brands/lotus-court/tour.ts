import type { TourContent } from '../shape.ts'

export const TOUR: TourContent = {
  lead: 'See the rooms before you book. Any slot between 9 AM and 6 PM, with somebody who knows the light.',
  picture: '/art/room/lotus-tank.svg',
  opens: 9,
  closes: 18,
}
