/** In the order of the tariff, because the provider sends none. */
export const ROOM_PICTURES: readonly [string, ...string[]] = [
  '/art/cottage/exterior-night.svg',
  '/art/cottage/bedroom.svg',
  '/art/cottage/hearth.svg',
  '/art/cottage/exterior.svg',
  '/art/cottage/bath.svg',
]
