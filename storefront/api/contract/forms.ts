/** The two forms a visitor can send. */
import { call } from './wire.ts'

/** API-23: `PhoneNo` here. */
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
