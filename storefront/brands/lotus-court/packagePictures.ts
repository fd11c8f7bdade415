import type { PackagePictures } from '../shape.ts'

export const PACKAGE_PICTURES: PackagePictures = {
  days: '/art/room/water-house.svg',
  day: '/art/room/lotus-tank.svg',
  morning: '/art/room/bamboo-gallery.svg',
  afternoon: '/art/room/reading-room.svg',
  evening: '/art/room/canopy.svg',
}
