import { FORM_MESSAGES } from '../../storefront/text/formMessages.ts'
import { MESSAGES } from '../../storefront/text/messages.ts'
import { isEmail } from '../../storefront/text/email.ts'
import { requiredText, type Fields } from './fields.ts'
import { refuse } from './reply.ts'

export function mobileOf(mobile: string): string {
  if (mobile === '') return refuse(FORM_MESSAGES.mobileEmpty)
  return /^\d{10}$/.test(mobile) ? mobile : refuse(FORM_MESSAGES.mobileShort)
}

interface EmailSentences {
  readonly empty: string
  readonly invalid: string
}

const SENTENCES: EmailSentences = { empty: MESSAGES.emailEmpty, invalid: MESSAGES.emailInvalid }

/** Keeps the spelling. */
export function emailOf(request: Fields, name: string, { empty, invalid } = SENTENCES): string {
  const email = requiredText(request, name, empty)
  return isEmail(email) ? email : refuse(invalid)
}
