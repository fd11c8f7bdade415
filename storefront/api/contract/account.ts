import * as v from 'valibot'
import { call, id, lenient, text, type AnswerOf } from './wire.ts'

const words = /* @__PURE__ */ lenient(text, '')

const login = {
  Token: v.pipe(text, v.custom<string>(Boolean)),
  UserDetails: v.object({ Id: id, Name: words, Mobile: words, EmailId: words }),
}

/** API-38 */
export const CheckMobileAndGenrateOtp = call('CheckMobileAndGenrateOtp', {
  method: 'GET',
  envelope: 'response',
})

/** API-39: `otp` in lower case. */
export const VerifyOptAndLogin = call('VerifyOptAndLogin', {
  method: 'GET',
  envelope: 'response',
  fields: login,
})

export type Login = AnswerOf<typeof VerifyOptAndLogin>

/** API-40 */
export const VerifyOtpAndRegister = call('VerifyOtpAndRegister', {
  method: 'POST',
  envelope: 'response',
  fields: login,
})

/** API-36: for registration, and for a new mobile number. */
export const SendOtpForNonRegisterUserWeb = call('SendOtpForNonRegisterUserWeb', {
  method: 'GET',
  envelope: 'top',
  mayOmitN: true,
})

/** API-34 */
export const SendOtpToEmailIdForNonRegisterUserWeb = call('SendOtpToEmailIdForNonRegisterUserWeb', {
  method: 'GET',
  envelope: 'top',
  mayOmitN: true,
})

/** API-35 */
export const ChangeEmailId = call('ChangeEmailId', {
  method: 'POST',
  envelope: 'top',
})

/** API-37: the documents do not mention `OldOtp`; only providers that ask for it get it. */
export const ChangeMobileNumber = call('ChangeMobileNumber', {
  method: 'POST',
  envelope: 'top',
})
