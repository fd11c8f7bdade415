import type { PagePictures } from '../shape.ts'

export const PICTURES: PagePictures = {
  login: '/art/scene/luminous-tree.svg',
  booked: '/art/scene/love-blossom.svg',
  failed: '/art/scene/temple-steps.svg',
  noBookings: '/art/scene/sunflower-field.svg',
  services: {
    stay: '/art/cottage/exterior-night.3x4.svg',
    professionals: '/art/person/makeup-artist-2.svg',
    outfits: '/art/outfit/saree.svg',
    food: '/art/food/south-indian-leaf.svg',
  },
}
