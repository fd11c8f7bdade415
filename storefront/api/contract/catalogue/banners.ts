import * as v from 'valibot'
import { call, list, text } from '../wire.ts'

/** API-01 */
export const GetAllHomeScreenBanner = call('GetAllHomeScreenBanner', {
  method: 'GET',
  envelope: 'Response',
  fields: { BannerList: list(v.object({ ThumbnailLink: v.optional(text, ''), BannerLink: v.optional(text, '') })) },
})
