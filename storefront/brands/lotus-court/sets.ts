import type { SetsContent } from '../shape.ts'

export const SETS: SetsContent = {
  title: 'Twelve rooms',
  description: 'Twelve rooms around still water: a tank, a gallery of bamboo, white steps, a canopy of cloth.',
  lead: 'Twelve rooms, each with a door to the water.',
}
