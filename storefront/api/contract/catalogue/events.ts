import * as v from 'valibot'
import type { Sent } from '../meanings.ts'
import { call, list, maybeMoney, text } from '../wire.ts'

/** API-15: `EventPrice` may be empty. */
export const GetEventsCategory = /* @__PURE__ */ call<Sent<'GetEventsCategory'>>()({
  name: 'GetEventsCategory',
  method: 'GET',
  envelope: 'bare',
  fields: {
    eventcategorylist: list(
      v.object({
        EventCategoryName: text,
        ImageLink: text,
        EventPrice: maybeMoney,
        SlugId: text,
      }),
    ),
  },
})

/** API-16: `SlugName` is the event's SlugId (C-058). */
export const GetEventsDetails = /* @__PURE__ */ call<Sent<'GetEventsDetails'>>()({
  name: 'GetEventsDetails',
  method: 'POST',
  envelope: 'response',
  fields: {
    eventdetaillist: list(
      v.object({
        EventCategoryLink: text,
        EventCategoryName: text,
        EventCategoryDescription: text,
        ImageLink: text,
        Type: text,
      }),
    ),
    setdetaillist: v.optional(v.unknown()),
  },
})
