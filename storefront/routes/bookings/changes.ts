/** The changes that a one-time code confirms. */
import { changeEmail, changeMobile, sendEmailCode, sendMobileCode } from '../../api/account.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { isEmail, isEmpty, mobileProblem } from '../../text/rules.ts'

export type ChangeKind = 'email' | 'mobile'

/** VAL-43, VAL-44 */
function emailIdProblem(value: string): string | undefined {
  if (isEmpty(value)) return BOOKING_MESSAGES.emailIdEmpty
  return isEmail(value) ? undefined : BOOKING_MESSAGES.emailIdInvalid
}

export const CHANGES = {
  email: {
    title: 'Change email',
    label: 'New email',
    code: '5-digit code sent to this email',
    problemOf: emailIdProblem,
    send: sendEmailCode,
    update: (email: string, code: string) => changeEmail(email, code),
    key: 'UserEmailId',
  },
  mobile: {
    title: 'Change mobile',
    label: 'New mobile number',
    code: '5-digit code sent to this number',
    problemOf: mobileProblem,
    send: sendMobileCode,
    update: changeMobile,
    key: 'UserMobileNo',
  },
} as const
