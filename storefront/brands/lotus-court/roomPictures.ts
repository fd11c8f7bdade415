export const ROOM_PICTURES: readonly [string, ...string[]] = ['/art/pavilion/bedroom.svg', '/art/pavilion/bath.svg']
