import * as v from 'valibot'
import type { Sent } from '../meanings.ts'
import { call, list, text } from '../wire.ts'

/** API-02 */
export const GetPackageCategory = /* @__PURE__ */ call<Sent<'GetPackageCategory'>>()({
  name: 'GetPackageCategory',
  method: 'GET',
  envelope: 'response',
  fields: { packagecategorylist: list(v.object({ SlugName: text, CategoryName: text })) },
})
