import { send, type SendOptions } from '../client.ts'
import { GetFoodAndBeverages } from '../contract/catalogue/meals.ts'

export const listMeals = (options?: SendOptions) => send(GetFoodAndBeverages, {}, options)
