import type { FaqPictures } from '../shape.ts'

export const FAQ_PICTURES: FaqPictures = [
  '/art/room/lotus-tank.3x4.svg',
  '/art/room/bamboo-gallery.3x4.svg',
  '/art/room/rain-steps.3x4.svg',
]
