/** Chooses a drawing for a meal by its words, because the provider sends no pictures. */
import type { GetFoodAndBeverages } from '../../api/contract/catalogue.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'

export type Meal = AnswerOf<typeof GetFoodAndBeverages>['foodandbeverageslist'][number]

/** The first match counts: narrow patterns first. */
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

/** By title, else by menu. */
export function pictureOf({ Title, MenuIncludes }: Pick<Meal, 'Title' | 'MenuIncludes'>): string {
  const inTitle = DRAWINGS.find(([words]) => words.test(Title))
  const isPlain = /thali|lunch|dinner|meal|buffet/i.test(Title)
  const found = inTitle ?? (isPlain ? undefined : DRAWINGS.find(([words]) => words.test(MenuIncludes)))
  return `/art/food/${found?.[1] ?? OTHERWISE}.svg`
}
