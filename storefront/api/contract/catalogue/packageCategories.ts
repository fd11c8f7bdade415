import * as v from 'valibot'
import { call, list, text } from '../wire.ts'

/** API-02 */
export const GetPackageCategory = call('GetPackageCategory', {
  method: 'GET',
  envelope: 'response',
  fields: { packagecategorylist: list(v.object({ SlugName: text, CategoryName: text })) },
})
