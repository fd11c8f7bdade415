/** The two forms a visitor can send. API-23, API-45. */
import { MESSAGES } from '../../storefront/text/messages.ts'
import { NOTE, optionalText, requiredText } from './fields.ts'
import { emailOf, mobileOf } from './contact.ts'
import { nextNumber, type Handle } from './context.ts'

export const SaveInquiryDetails: Handle<'SaveInquiryDetails'> = (asked, { tables, now }) => {
  const Name = requiredText(asked, 'Name', MESSAGES.nameEmpty)
  const EmailId = emailOf(asked, 'EmailId')
  const PhoneNo = mobileOf(optionalText(asked, 'PhoneNo'))
  const Message = requiredText(asked, 'Message', 'Please enter your message', NOTE)
  tables.set('inquiries', String(nextNumber(tables, 'inquiry', 1)), { Name, EmailId, PhoneNo, Message, at: now })
  return { Msg: 'Thank you for your message. We will call you back soon.', fields: {} }
}

/** Subscribing twice is no mistake: the second time says the same. */
export const SaveSubscribeDetails: Handle<'SaveSubscribeDetails'> = (asked, { tables, now }) => {
  const EmailId = emailOf(asked, 'EmailId', { empty: MESSAGES.emailIdEmpty, invalid: MESSAGES.emailIdInvalid })
  tables.set('subscribers', EmailId.toLowerCase(), { EmailId, at: now })
  return { Msg: 'Thank you for subscribing.', fields: {} }
}
