import type { MealPictures } from '../shape.ts'

export const MEAL_PICTURES: MealPictures = {
  // The first match wins, so narrow patterns come first.
  drawings: [
    [/bonfire|tandoor|barbecue|grill|tikka|kebab/i, '/art/food/bonfire-dinner.svg'],
    [/pizza|wood.?fired|pasta|italian|margherita/i, '/art/food/wood-fired-pizza.svg'],
    [/chaat|street|pani ?puri/i, '/art/food/chaat-platter.svg'],
    [/mithai|sweets?|dessert|laddoo|cake/i, '/art/food/mithai.svg'],
    [/mocktail|drinks?|juices?|cooler|beverage|shake/i, '/art/food/mocktails.svg'],
    [/breakfast|morning|poha|idli/i, '/art/food/breakfast.svg'],
    [/\btea\b|snacks?|chai|evening/i, '/art/food/high-tea.svg'],
    [/leaf|south|sambar|dosa/i, '/art/food/south-indian-leaf.svg'],
  ],
  otherwise: '/art/food/rajasthani-thali.svg',
}
