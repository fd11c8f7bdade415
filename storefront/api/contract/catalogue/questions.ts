import * as v from 'valibot'
import type { Sent } from '../meanings.ts'
import { call, id, list, text } from '../wire.ts'

/** API-22 */
export const GetFAQ = /* @__PURE__ */ call<Sent<'GetFAQ'>>()({
  name: 'GetFAQ',
  method: 'GET',
  envelope: 'response',
  fields: { FAQList: list(v.object({ FAQId: id, Question: text, Answer: text })) },
})
