import { call } from './wire.ts'

/** API-23 */
export const SaveInquiryDetails = /* @__PURE__ */ call<{
  Name: string
  EmailId: string
  PhoneNo: string
  Message: string
}>()({
  name: 'SaveInquiryDetails',
  method: 'POST',
  envelope: 'response',
})

/** API-45 */
export const SaveSubscribeDetails = /* @__PURE__ */ call<{ EmailId: string }>()({
  name: 'SaveSubscribeDetails',
  method: 'POST',
  envelope: 'response',
})
