import type { Sent } from './meanings.ts'
import { call } from './wire.ts'

/** API-23 */
export const SaveInquiryDetails = /* @__PURE__ */ call<Sent<'SaveInquiryDetails'>>()({
  name: 'SaveInquiryDetails',
  method: 'POST',
  envelope: 'response',
})

/** API-45 */
export const SaveSubscribeDetails = /* @__PURE__ */ call<Sent<'SaveSubscribeDetails'>>()({
  name: 'SaveSubscribeDetails',
  method: 'POST',
  envelope: 'response',
})
