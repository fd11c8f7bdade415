import type { FaqPictures } from '../shape.ts'

export const FAQ_PICTURES: FaqPictures = [
  '/art/scene/rajwada-courtyard.3x4.svg',
  '/art/scene/texas-ranch.3x4.svg',
  '/art/scene/love-blossom.3x4.svg',
]
