import * as v from 'valibot'
import type { Sent } from '../meanings.ts'
import { call, id, list, price, text } from '../wire.ts'

/** API-14 */
export const GetFoodAndBeverages = /* @__PURE__ */ call<Sent<'GetFoodAndBeverages'>>()({
  name: 'GetFoodAndBeverages',
  method: 'GET',
  envelope: 'response',
  fields: { foodandbeverageslist: list(v.object({ Id: id, Title: text, PerHeadPrice: price, MenuIncludes: text })) },
})
