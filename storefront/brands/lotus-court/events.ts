import type { ListWords } from '../shape.ts'

export const EVENTS: ListWords = {
  description: 'Vows, name days and first nights beside the water. Prices in rupees, photographs of each.',
  lead: 'The court opens its gates for an evening at a time. Choose one, and see it lit.',
}
