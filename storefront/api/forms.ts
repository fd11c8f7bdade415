/** Each function makes one call and throws only ApiError. */
import * as calls from './contract/forms.ts'
import type { RequestOf } from './contract/wire.ts'
import { send, type SendOptions } from './client.ts'

export const sendInquiry = (inquiry: RequestOf<typeof calls.SaveInquiryDetails>, options?: SendOptions) =>
  send(calls.SaveInquiryDetails, inquiry, options)
export const subscribe = (EmailId: string, options?: SendOptions) =>
  send(calls.SaveSubscribeDetails, { EmailId }, options)
