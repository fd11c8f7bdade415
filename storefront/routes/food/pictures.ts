/** The provider sends no pictures of meals: each gets the drawing of what its words are about. */
import type { GetFoodAndBeverages } from '../../api/contract/catalogue.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'

export type Meal = AnswerOf<typeof GetFoodAndBeverages>['foodandbeverageslist'][number]

/** The first that fits counts, so the narrow ones stand before the wide ones. */
const DRAWINGS: readonly (readonly [RegExp, string])[] = [
  [/bonfire|tandoor|barbecue|grill|tikka|kebab/i, 'bonfire-dinner'],
  [/pizza|wood.?fired|pasta|italian|margherita/i, 'wood-fired-pizza'],
  [/chaat|street|pani ?puri/i, 'chaat-platter'],
  [/mithai|sweets?|dessert|laddoo|cake/i, 'mithai'],
  [/mocktail|drinks?|juices?|cooler|beverage|shake/i, 'mocktails'],
  [/breakfast|morning|poha|idli/i, 'breakfast'],
  [/\btea\b|snacks?|chai|evening/i, 'high-tea'],
  [/leaf|south|sambar|dosa/i, 'south-indian-leaf'],
]
const OTHERWISE = 'rajasthani-thali'

/** By its title; by its menu where the title says nothing. */
export function pictureOf({ Title, MenuIncludes }: Pick<Meal, 'Title' | 'MenuIncludes'>): string {
  const inTitle = DRAWINGS.find(([words]) => words.test(Title))
  const isPlain = /thali|lunch|dinner|meal|buffet/i.test(Title)
  const found = inTitle ?? (isPlain ? undefined : DRAWINGS.find(([words]) => words.test(MenuIncludes)))
  return `/art/food/${found?.[1] ?? OTHERWISE}.svg`
}
