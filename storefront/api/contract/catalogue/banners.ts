import * as v from 'valibot'
import type { Sent } from '../meanings.ts'
import { call, list, text } from '../wire.ts'

/** API-01 */
export const GetAllHomeScreenBanner = /* @__PURE__ */ call<Sent<'GetAllHomeScreenBanner'>>()({
  name: 'GetAllHomeScreenBanner',
  method: 'GET',
  envelope: 'Response',
  fields: { BannerList: list(v.object({ ThumbnailLink: v.optional(text, ''), BannerLink: v.optional(text, '') })) },
})
