import * as v from 'valibot'
import { call, list, text } from '../wire.ts'

/** API-08 */
export const GetSets = call('GetSets', {
  method: 'GET',
  envelope: 'Response',
  fields: { Setslist: list(v.object({ SlugId: text, SetName: text, ThumbnailImages: text })) },
})

/** API-09: null for an unknown set. */
export const GetSetViewDetails = call('GetSetViewDetails', {
  method: 'GET',
  envelope: 'bare',
  fields: {
    Setsmodel: v.optional(
      v.nullable(
        v.object({
          SetName: text,
          SetDescription: v.optional(text, ''),
          ThumbnailImages: v.optional(text, ''),
          SetGalleryImages: list(v.object({ FileLink: text })),
        }),
      ),
    ),
  },
})
