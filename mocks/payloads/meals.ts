/** Meals per head, all vegetarian. Cards scroll menus of more than seven lines. */
import type { Item } from '../provider/catalogue.ts'
import { lines } from './drafts.ts'

export const MEALS: readonly Item<'GetFoodAndBeverages', 'foodandbeverageslist'>[] = [
  {
    Id: 501,
    Title: 'Farm Thali',
    PerHeadPrice: 450,
    MenuIncludes: lines(
      'Dal fry, jeera rice',
      'Two seasonal sabzi',
      'Phulka with white butter',
      'Koshimbir',
      'Kadhi',
      'Papad and pickle',
      'Gulab jamun',
      'Masala chaas',
      'Paan',
    ),
  },
  {
    Id: 502,
    Title: 'Banana Leaf Lunch',
    PerHeadPrice: 520,
    MenuIncludes: lines('Sambar and rasam', 'Lemon rice', 'Avial and poriyal', 'Appam', 'Payasam', 'Filter coffee'),
  },
  {
    Id: 503,
    Title: 'Crew High Tea',
    PerHeadPrice: 260,
    MenuIncludes: lines('Cutting chai', 'Batata vada', 'Grilled sandwiches', 'Bhel', 'Nankhatai'),
  },
  {
    Id: 504,
    Title: 'Bonfire Dinner',
    PerHeadPrice: 680,
    MenuIncludes: lines(
      'Tomato shorba',
      'Paneer tikka from the coal',
      'Corn chaat',
      'Dal makhani',
      'Rumali roti',
      'Veg pulao',
      'Raita',
      'Kulfi on a stick',
    ),
  },
  {
    Id: 505,
    Title: 'Call-Sheet Breakfast',
    PerHeadPrice: 240,
    MenuIncludes: lines('Ghee roast dosa', 'Idli and vada', 'Indori poha', 'Cut fruit', 'Filter coffee or chai'),
  },
  {
    Id: 506,
    Title: 'Chaat between Takes',
    PerHeadPrice: 220,
    MenuIncludes: lines('Dahi puri', 'Samosa chaat', 'Corn chaat', 'Kokum fizz'),
  },
  {
    Id: 507,
    Title: 'Wood-Fired Evening',
    PerHeadPrice: 560,
    MenuIncludes: lines(
      'Margherita and two of the season',
      'Garlic bread with herbs',
      'Garden salad',
      'Orange cake',
      'Rose nimbu',
    ),
  },
  {
    Id: 508,
    Title: 'Mithai and Mocktails',
    PerHeadPrice: 300,
    MenuIncludes: lines('Laddoo, barfi and jalebi', 'Two fruit coolers', 'Aam panna', 'Salted nuts'),
  },
]
