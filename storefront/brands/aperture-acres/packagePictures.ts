import type { PackagePictures } from '../shape.ts'

export const PACKAGE_PICTURES: PackagePictures = {
  days: '/art/scene/in-the-woods.svg',
  day: '/art/scene/rajwada-courtyard.svg',
  morning: '/art/scene/glasshouse.svg',
  afternoon: '/art/scene/sunflower-field.svg',
  evening: '/art/scene/luminous-tree.svg',
}
