import type { ListWords } from '../shape.ts'

export const EVENTS: ListWords = {
  description:
    'Weddings, haldi and sangeet, birthdays, launches and screenings on 3 open acres. Prices in rupees, photographs of each.',
  lead: 'The farm is not only for shoots: vows, songs, cakes and curtain calls. Choose an event and see it lit.',
}
