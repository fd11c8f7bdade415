import type { ListWords } from '../shape.ts'

export const SETS: ListWords = {
  description: 'Twelve rooms around still water: a tank, a gallery of bamboo, white steps, a canopy of cloth.',
  lead: 'Twelve rooms, each with a door to the water.',
}
