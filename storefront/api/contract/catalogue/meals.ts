import * as v from 'valibot'
import { call, id, list, price, text } from '../wire.ts'

/** API-14 */
export const GetFoodAndBeverages = call('GetFoodAndBeverages', {
  method: 'GET',
  envelope: 'response',
  fields: { foodandbeverageslist: list(v.object({ Id: id, Title: text, PerHeadPrice: price, MenuIncludes: text })) },
})
