/** Each function makes one call and throws only ApiError. */
import * as calls from './contract/account.ts'
import type { AnswerOf } from './contract/wire.ts'
import { send, type SendOptions } from './client.ts'
import { isRefused } from './error.ts'
import { identity } from './identity.ts'

export type Login = AnswerOf<typeof calls.VerifyOptAndLogin>

export const sendLoginCode = (mobile: string, options?: SendOptions) =>
  send(calls.CheckMobileAndGenrateOtp, { MobileNo: mobile }, options)
export const login = (mobile: string, code: string, options?: SendOptions) =>
  send(calls.VerifyOptAndLogin, { MobileNo: mobile, otp: code }, options)
export const sendMobileCode = (mobile: string, options?: SendOptions) =>
  send(calls.SendOtpForNonRegisterUserWeb, { MobileNo: mobile }, options)
export const sendEmailCode = (email: string, options?: SendOptions) =>
  send(calls.SendOtpToEmailIdForNonRegisterUserWeb, { EmailId: email }, options)
export const register = (
  person: { name: string; email: string; mobile: string },
  code: string,
  options?: SendOptions,
) =>
  send(
    calls.VerifyOtpAndRegister,
    { Name: person.name.trim(), Mobile: person.mobile, EmailId: person.email.trim(), Otp: code },
    options,
  )
export const changeEmail = (email: string, code: string) =>
  send(calls.ChangeEmailId, { UserId: identity().UserId, NewEmailId: email, Otp: code })
/**
 * Some providers also require a code for the current number, although the documents do not mention it. It is sent only
 * on request.
 * @returns undefined if the provider requests it; nothing has changed then.
 */
export async function changeMobile(mobile: string, code: string, presentCode = '') {
  try {
    const asked = {
      UserId: identity().UserId,
      NewMobileNumber: mobile,
      Otp: code,
      ...(presentCode && { OldOtp: presentCode }),
    }
    return await send(calls.ChangeMobileNumber, asked)
  } catch (error) {
    if (!presentCode && isRefused(error) && error.failure.needs === 'OldOtp') return undefined
    throw error
  }
}
