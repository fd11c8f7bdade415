/** What was paid for, as shown: kept so that a later visit can print it. No name, phone or e-mail. */
import * as v from 'valibot'
import type { Day } from '../text/dates.ts'

const tone = v.optional(v.picklist(['less', 'total', 'big']))

export const receiptSchema = v.object({
  lines: v.array(v.object({ name: v.string(), detail: v.string(), amount: v.string() })),
  rows: v.array(v.object({ label: v.string(), value: v.string(), tone })),
  events: v.array(
    v.object({
      uid: v.string(),
      title: v.string(),
      day: v.pipe(
        v.string(),
        v.isoDate(),
        v.transform((day) => day as Day),
      ),
      start: v.optional(v.number()),
      end: v.optional(v.number()),
      place: v.optional(v.string()),
      text: v.optional(v.string()),
    }),
  ),
})
export type Receipt = v.InferOutput<typeof receiptSchema>
