import * as v from 'valibot'
import { call, count, id, list, price, text } from '../wire.ts'

/** API-42 */
export const GetRecceCategory = call('GetRecceCategory', {
  method: 'GET',
  envelope: 'bare',
  fields: {
    reccecategorylist: list(v.object({ Id: id, CategoryName: text, TimeInMinitues: count, PerHeadPrice: price })),
  },
})
