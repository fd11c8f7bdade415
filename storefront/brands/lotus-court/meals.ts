import type { ListWords } from '../shape.ts'

export const MEALS: ListWords = {
  description: 'Rice, fish and sweets for a day of shooting, with menus and prices per head.',
  lead: 'From the river kitchen, priced per head and served on the steps.',
}
