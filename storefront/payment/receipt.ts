/** What was paid for, so that a later visit can print it. It holds no name, phone or e-mail. */
import * as v from 'valibot'
import type { Day } from '../text/dates.ts'
import { oneOf } from '../text/json.ts'

const ISO_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const tone = v.optional(oneOf('less', 'total', 'big'))

export const receiptSchema = v.object({
  lines: v.array(
    v.object({ name: v.string(), detail: v.string(), amount: v.string(), picture: v.optional(v.string()) }),
  ),
  rows: v.array(v.object({ label: v.string(), value: v.string(), tone })),
  events: v.array(
    v.object({
      uid: v.string(),
      title: v.string(),
      day: v.custom<Day>((value) => ISO_DATE.test(String(value))),
      start: v.optional(v.number()),
      end: v.optional(v.number()),
      place: v.optional(v.string()),
      text: v.optional(v.string()),
    }),
  ),
})
export type Receipt = v.InferOutput<typeof receiptSchema>
