import type { Figure, PricedCategory } from '../shape.ts'

export const CATEGORIES: Readonly<Record<string, PricedCategory>> = {
  portraits: {
    title: 'Portraits',
    lead: 'One person, one room, the light of one window.',
    picture: '/art/room/reading-room.svg',
  },
}

export const GOOD_TO_KNOW: readonly Figure[] = []
