/** API-23, API-45 */
import { FORM_MESSAGES } from '../../storefront/text/formMessages.ts'
import { MAX_NOTE_LENGTH, optionalText, requiredText, emailOf, mobileOf } from './fields.ts'
import { nextNumber, type Handler } from './context.ts'

export const SaveInquiryDetails: Handler<'SaveInquiryDetails'> = (request, { tables, now }) => {
  const Name = requiredText(request, 'Name', FORM_MESSAGES.nameEmpty)
  const EmailId = emailOf(request, 'EmailId')
  const PhoneNo = mobileOf(optionalText(request, 'PhoneNo'))
  const Message = requiredText(request, 'Message', 'Please enter your message', MAX_NOTE_LENGTH)
  tables.set('inquiries', String(nextNumber(tables, 'inquiry', 1)), { Name, EmailId, PhoneNo, Message, at: now })
  return { Msg: 'Thank you for your message. We will call you back soon.', fields: {} }
}

export const SaveSubscribeDetails: Handler<'SaveSubscribeDetails'> = (request, { tables, now }) => {
  const EmailId = emailOf(request, 'EmailId', {
    empty: FORM_MESSAGES.emailIdEmpty,
    invalid: FORM_MESSAGES.emailIdInvalid,
  })
  tables.set('subscribers', EmailId.toLowerCase(), { EmailId, at: now })
  return { Msg: 'Thank you for subscribing.', fields: {} }
}
