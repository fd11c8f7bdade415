import type { TourContent } from '../shape.ts'

export const TOUR: TourContent = {
  lead: 'See the rooms before you book. Any slot between 7 AM and 9 PM, with somebody who knows the light.',
  picture: '/art/room/lotus-tank.svg',
}
