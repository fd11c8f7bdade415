import * as v from 'valibot'
import { call, list, text } from '../wire.ts'

/** API-06 */
export const GetPropCategory = call('GetPropCategory', {
  method: 'GET',
  envelope: 'response',
  fields: { propcategorylist: list(v.object({ SlugName: text, PropCategoryName: text })) },
})

/** API-07: `SlugName` is the category's. */
export const GetProp = call('GetProp', {
  method: 'GET',
  envelope: 'response',
  fields: { PropList: list(v.object({ SlugName: text, PropCategoryName: text, PropName: text, ThmbnailLink: text })) },
})
