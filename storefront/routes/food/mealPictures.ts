/** Chooses a drawing by a meal's words, because the provider sends no pictures. */
import { MEAL_PICTURES } from '#brand/mealPictures.ts'
import type { GetFoodAndBeverages } from '../../api/contract/catalogue/meals.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'

export type Meal = AnswerOf<typeof GetFoodAndBeverages>['foodandbeverageslist'][number]

export function pictureOf({ Title, MenuIncludes }: Pick<Meal, 'Title' | 'MenuIncludes'>): string {
  const inTitle = MEAL_PICTURES.drawings.find(([words]) => words.test(Title))
  const isPlain = /thali|lunch|dinner|meal|buffet/i.test(Title)
  const found = inTitle ?? (isPlain ? undefined : MEAL_PICTURES.drawings.find(([words]) => words.test(MenuIncludes)))
  return found?.[1] ?? MEAL_PICTURES.otherwise
}
