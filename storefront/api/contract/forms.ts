import { call } from './wire.ts'

/** API-23 */
export const SaveInquiryDetails = call('SaveInquiryDetails', {
  method: 'POST',
  envelope: 'response',
})

/** API-45 */
export const SaveSubscribeDetails = call('SaveSubscribeDetails', {
  method: 'POST',
  envelope: 'response',
})
