import type { ListWords } from '../shape.ts'

export const MEALS: ListWords = {
  description:
    'Vegetarian meals for a day of shooting: breakfast, thali, high tea and dinner, with menus and prices per head.',
  lead: 'Vegetarian meals from the farm kitchen, priced per head and served where you are shooting.',
}
