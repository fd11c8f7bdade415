import * as v from 'valibot'
import { call, id, list, text } from '../wire.ts'

/** API-22 */
export const GetFAQ = call('GetFAQ', {
  method: 'GET',
  envelope: 'response',
  fields: { FAQList: list(v.object({ FAQId: id, Question: text, Answer: text })) },
})
