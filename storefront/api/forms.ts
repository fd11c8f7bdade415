/** Each function makes one call and throws only ApiError. */
import * as calls from './contract/forms.ts'
import type { RequestOf } from './contract/wire.ts'
import { send } from './client.ts'

export const sendInquiry = (inquiry: RequestOf<typeof calls.SaveInquiryDetails>) =>
  send(calls.SaveInquiryDetails, inquiry)
export const subscribe = (EmailId: string) => send(calls.SaveSubscribeDetails, { EmailId })
