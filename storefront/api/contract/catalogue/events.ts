import * as v from 'valibot'
import { call, list, maybeMoney, text } from '../wire.ts'

/** API-15: `EventPrice` may be empty. */
export const GetEventsCategory = call('GetEventsCategory', {
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
export const GetEventsDetails = call('GetEventsDetails', {
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
