import type { MealPictures } from '../shape.ts'

export const MEAL_PICTURES: MealPictures = {
  drawings: [
    [/breakfast|morning/i, '/art/table/breakfast.svg'],
    [/\btea\b|chai|snacks?/i, '/art/table/chai.svg'],
  ],
  otherwise: '/art/table/leaf.svg',
}
