import * as v from 'valibot'
import type { Sent } from '../meanings.ts'
import { call, list, text } from '../wire.ts'

/** API-08 */
export const GetSets = /* @__PURE__ */ call<Sent<'GetSets'>>()({
  name: 'GetSets',
  method: 'GET',
  envelope: 'Response',
  fields: { Setslist: list(v.object({ SlugId: text, SetName: text, ThumbnailImages: text })) },
})

/** API-09: null for an unknown set. */
export const GetSetViewDetails = /* @__PURE__ */ call<Sent<'GetSetViewDetails'>>()({
  name: 'GetSetViewDetails',
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
