/** The order is that of the tariff, because the provider sends no pictures. */
export const ROOM_PICTURES: readonly [string, ...string[]] = [
  '/art/cottage/exterior-night.svg',
  '/art/cottage/bedroom.svg',
  '/art/cottage/hearth.svg',
  '/art/cottage/exterior.svg',
  '/art/cottage/bath.svg',
]
