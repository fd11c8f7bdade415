/** Changes that a one-time code confirms. */
import { send, type SendOptions } from '../../api/client.ts'
import {
  ChangeEmailId,
  ChangeMobileNumber,
  SendOtpForNonRegisterUserWeb,
  SendOtpToEmailIdForNonRegisterUserWeb,
} from '../../api/contract/account.ts'
import { isRefused } from '../../api/error.ts'
import { readKey } from '../../api/identity.ts'
import { isEmail, isEmpty } from '../../text/fields.ts'
import { FORM_MESSAGES } from '../../text/formMessages.ts'
import { mobileProblem } from '../../text/rules.ts'

export type ChangeKind = 'email' | 'mobile'

function emailIdProblem(value: string): string | undefined {
  if (isEmpty(value)) return FORM_MESSAGES.emailIdEmpty
  return isEmail(value) ? undefined : FORM_MESSAGES.emailIdInvalid
}

const changeEmail = (email: string, code: string) =>
  send(ChangeEmailId, { UserId: readKey('UserId'), NewEmailId: email, Otp: code })

/**
 * Some providers also require a code for the current number, although the documents do not mention it. It is sent only
 * on request.
 * @returns undefined if the provider requests it; nothing has changed then.
 */
export async function changeMobile(mobile: string, code: string, presentCode = '') {
  try {
    const asked = {
      UserId: readKey('UserId'),
      NewMobileNumber: mobile,
      Otp: code,
      ...(presentCode && { OldOtp: presentCode }),
    }
    return await send(ChangeMobileNumber, asked)
  } catch (error) {
    if (!presentCode && isRefused(error) && error.failure.needs === 'OldOtp') return undefined
    throw error
  }
}

export const CHANGES = {
  email: {
    title: 'Change email',
    label: 'New email',
    sentTo: 'this email',
    problemOf: emailIdProblem,
    sendCodeTo: (email: string, options: SendOptions) =>
      send(SendOtpToEmailIdForNonRegisterUserWeb, { EmailId: email }, options),
    update: changeEmail,
    key: 'UserEmailId',
  },
  mobile: {
    title: 'Change mobile',
    label: 'New mobile number',
    sentTo: 'this number',
    problemOf: mobileProblem,
    sendCodeTo: (mobile: string, options: SendOptions) =>
      send(SendOtpForNonRegisterUserWeb, { MobileNo: mobile }, options),
    update: changeMobile,
    key: 'UserMobileNo',
  },
} as const
