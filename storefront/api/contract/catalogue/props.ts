import * as v from 'valibot'
import type { Sent } from '../meanings.ts'
import { call, list, text } from '../wire.ts'

/** API-06 */
export const GetPropCategory = /* @__PURE__ */ call<Sent<'GetPropCategory'>>()({
  name: 'GetPropCategory',
  method: 'GET',
  envelope: 'response',
  fields: { propcategorylist: list(v.object({ SlugName: text, PropCategoryName: text })) },
})

/** API-07: `SlugName` is the category's. */
export const GetProp = /* @__PURE__ */ call<Sent<'GetProp'>>()({
  name: 'GetProp',
  method: 'GET',
  envelope: 'response',
  fields: { PropList: list(v.object({ SlugName: text, PropCategoryName: text, PropName: text, ThmbnailLink: text })) },
})
