import type { PagePictures } from '../shape.ts'

export const PICTURES: PagePictures = {
  login: '/art/room/water-house.svg',
  booked: '/art/room/lotus-tank.svg',
  failed: '/art/room/rain-steps.svg',
  noBookings: '/art/room/reading-room.svg',
  services: {
    stay: '/art/pavilion/night.3x4.svg',
    professionals: '/art/guest/second.svg',
    outfits: '/art/wardrobe/saree.svg',
    food: '/art/table/leaf.svg',
  },
}
