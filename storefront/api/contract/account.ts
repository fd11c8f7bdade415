import * as v from 'valibot'
import type { Sent } from './meanings.ts'
import { call, id, lenient, text } from './wire.ts'

const words = /* @__PURE__ */ lenient(text, '')

const login = {
  Token: v.pipe(text, v.custom<string>(Boolean)),
  UserDetails: v.object({ Id: id, Name: words, Mobile: words, EmailId: words }),
}

/** API-38 */
export const CheckMobileAndGenrateOtp = /* @__PURE__ */ call<Sent<'CheckMobileAndGenrateOtp'>>()({
  name: 'CheckMobileAndGenrateOtp',
  method: 'GET',
  envelope: 'response',
})

/** API-39: `otp` in lower case. */
export const VerifyOptAndLogin = /* @__PURE__ */ call<Sent<'VerifyOptAndLogin'>>()({
  name: 'VerifyOptAndLogin',
  method: 'GET',
  envelope: 'response',
  fields: login,
})

/** API-40 */
export const VerifyOtpAndRegister = /* @__PURE__ */ call<Sent<'VerifyOtpAndRegister'>>()({
  name: 'VerifyOtpAndRegister',
  method: 'POST',
  envelope: 'response',
  fields: login,
})

/** API-36: for registration, and for a new mobile number. */
export const SendOtpForNonRegisterUserWeb = /* @__PURE__ */ call<Sent<'SendOtpForNonRegisterUserWeb'>>()({
  name: 'SendOtpForNonRegisterUserWeb',
  method: 'GET',
  envelope: 'top',
  mayOmitN: true,
})

/** API-34 */
export const SendOtpToEmailIdForNonRegisterUserWeb = /* @__PURE__ */ call<
  Sent<'SendOtpToEmailIdForNonRegisterUserWeb'>
>()({
  name: 'SendOtpToEmailIdForNonRegisterUserWeb',
  method: 'GET',
  envelope: 'top',
  mayOmitN: true,
})

/** API-35 */
export const ChangeEmailId = /* @__PURE__ */ call<Sent<'ChangeEmailId'>>()({
  name: 'ChangeEmailId',
  method: 'POST',
  envelope: 'top',
})

/** API-37: the documents do not mention `OldOtp`; only providers that ask for it get it. */
export const ChangeMobileNumber = /* @__PURE__ */ call<Sent<'ChangeMobileNumber'>>()({
  name: 'ChangeMobileNumber',
  method: 'POST',
  envelope: 'top',
})
