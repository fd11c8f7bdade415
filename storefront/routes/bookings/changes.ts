/** Changes that a one-time code confirms. */
import { changeEmail, changeMobile, sendEmailCode, sendMobileCode } from '../../api/account.ts'
import { FORM_MESSAGES } from '../../text/formMessages.ts'
import { isEmail } from '../../text/email.ts'
import { isEmpty } from '../../text/isEmpty.ts'
import { mobileProblem } from '../../text/rules.ts'

export type ChangeKind = 'email' | 'mobile'

function emailIdProblem(value: string): string | undefined {
  if (isEmpty(value)) return FORM_MESSAGES.emailIdEmpty
  return isEmail(value) ? undefined : FORM_MESSAGES.emailIdInvalid
}

export const CHANGES = {
  email: {
    title: 'Change email',
    label: 'New email',
    sentTo: 'this email',
    problemOf: emailIdProblem,
    send: sendEmailCode,
    update: changeEmail,
    key: 'UserEmailId',
  },
  mobile: {
    title: 'Change mobile',
    label: 'New mobile number',
    sentTo: 'this number',
    problemOf: mobileProblem,
    send: sendMobileCode,
    update: changeMobile,
    key: 'UserMobileNo',
  },
} as const
