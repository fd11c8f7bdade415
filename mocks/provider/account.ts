/** Login, registration, change of number and address, logout: API-34 to API-41. */
import { FORM_MESSAGES } from '../../storefront/text/formMessages.ts'
import { isName } from '../../storefront/text/rules.ts'
import { optionalText, requiredText, type Fields, emailOf, mobileOf } from './fields.ts'
import {
  forgetOtherBrowsers,
  rememberBrowser,
  addUser,
  changeUser,
  endOtherSessions,
  endToken,
  issueToken,
  requireUser,
  userByMobile,
  type User,
} from './users.ts'
import { cookieCart, mergeGuestCart } from './carts.ts'
import { countLookup, refuseToSend } from './limits.ts'
import { checkCode, maskReceiver, sendCode, spendCode } from './otp.ts'
import { refuse, type Answer, type Extras } from './reply.ts'
import type { Handler, CallContext } from './context.ts'

const TAKEN = 'This mobile number is already registered. Please login.'

const ownEmail = (request: Fields, name: string) => emailOf(request, name).toLowerCase()

/** Starts a session and takes over this browser's guest cart (C-018). */
function welcome(user: User, context: CallContext, Msg: string) {
  const guest = cookieCart(context.caller)
  if (guest) mergeGuestCart(context.tables, user.Id, guest)
  rememberBrowser(user.Id, context)
  return { Msg, fields: { Token: issueToken(user, context), UserDetails: { ...user } } }
}

/** Answers instead of throwing, because counts must be stored. */
function refusal<Name extends AccountCall>(sentence: string, extras: Extras = {}): Answer<Name> {
  return { n: 0, Msg: sentence, fields: {} as Answer<Name>['fields'], extras }
}

/** The sandbox shows the note in its message, like codes. */
const noteTo = (old: string, now: string) =>
  `Note sent to ${maskReceiver(old)}. Sandbox note: Your email id was changed to ${maskReceiver(now)}.`

type AccountCall =
  | 'CheckMobileAndGenrateOtp'
  | 'VerifyOptAndLogin'
  | 'SendOtpForNonRegisterUserWeb'
  | 'VerifyOtpAndRegister'
  | 'ChangeEmailId'
  | 'ChangeMobileNumber'

export const CheckMobileAndGenrateOtp: Handler<'CheckMobileAndGenrateOtp'> = (request, context) => {
  const mobile = mobileOf(optionalText(request, 'MobileNo'))
  refuseToSend(mobile, context)
  if (userByMobile(context.tables, mobile)) return { Msg: sendCode('login', mobile, context), fields: {} }
  countLookup(context)
  return refusal('This mobile number is not registered. Please register first.')
}

export const VerifyOptAndLogin: Handler<'VerifyOptAndLogin'> = (request, context) => {
  const mobile = mobileOf(optionalText(request, 'MobileNo'))
  const verdict = checkCode('login', mobile, optionalText(request, 'otp'), context)
  if (verdict.status === 'wrong') return refusal(verdict.sentence, verdict.extras)
  spendCode('login', mobile, context)
  const user = userByMobile(context.tables, mobile)
  return user ? welcome(user, context, 'Login successful.') : refuse('This mobile number is not registered.')
}

export const SendOtpForNonRegisterUserWeb: Handler<'SendOtpForNonRegisterUserWeb'> = (request, context) => {
  const mobile = mobileOf(optionalText(request, 'MobileNo'))
  refuseToSend(mobile, context)
  if (!userByMobile(context.tables, mobile)) return { Msg: sendCode('claim', mobile, context), fields: {} }
  countLookup(context)
  return refusal(TAKEN)
}

export const SendOtpToEmailIdForNonRegisterUserWeb: Handler<'SendOtpToEmailIdForNonRegisterUserWeb'> = (
  request,
  context,
) => ({ Msg: sendCode('claim', ownEmail(request, 'EmailId'), context), fields: {} })

export const VerifyOtpAndRegister: Handler<'VerifyOtpAndRegister'> = (request, context) => {
  const Name = requiredText(request, 'Name', FORM_MESSAGES.nameEmpty, 100)
  if (!isName(Name)) refuse('Name is not valid')
  const EmailId = ownEmail(request, 'EmailId')
  const Mobile = mobileOf(optionalText(request, 'Mobile'))
  const verdict = checkCode('claim', Mobile, optionalText(request, 'Otp'), context)
  if (verdict.status === 'wrong') return refusal(verdict.sentence, verdict.extras)
  spendCode('claim', Mobile, context)
  // Must come after the code: an answer must not reveal whether a number is registered.
  if (userByMobile(context.tables, Mobile)) refuse(TAKEN)
  return welcome(addUser(context.tables, { Name, Mobile, EmailId }), context, 'Registration successful.')
}

export const ChangeEmailId: Handler<'ChangeEmailId'> = (request, context) => {
  const user = requireUser(optionalText(request, 'UserId'), context)
  const EmailId = ownEmail(request, 'NewEmailId')
  const verdict = checkCode('claim', EmailId, optionalText(request, 'Otp'), context)
  if (verdict.status === 'wrong') return refusal(verdict.sentence, verdict.extras)
  spendCode('claim', EmailId, context)
  changeUser(context.tables, user, { EmailId })
  // Somebody may have changed the address on an unattended device, so the old one gets a note.
  return { Msg: `Your email id has been changed. ${noteTo(user.EmailId, EmailId)}`, fields: {} }
}

/**
 * `Otp` is for the new number, `OldOtp` for the current one. The documents know only `Otp`: if it is right but alone,
 * it stays valid, and the answer says what is missing.
 */
export const ChangeMobileNumber: Handler<'ChangeMobileNumber'> = (request, context) => {
  const user = requireUser(optionalText(request, 'UserId'), context)
  const Mobile = mobileOf(optionalText(request, 'NewMobileNumber'))
  const OldOtp = optionalText(request, 'OldOtp')
  const verdict = checkCode('claim', Mobile, optionalText(request, 'Otp'), context)
  if (verdict.status === 'wrong')
    return OldOtp === ''
      ? refusal(verdict.sentence, verdict.extras)
      : refusal(`New number: ${verdict.sentence}`, { ...verdict.extras, Needs: 'Otp' })
  if (OldOtp === '') return refusal('Please enter the OTP sent to your present number as well.', { Needs: 'OldOtp' })
  const old = checkCode('login', user.Mobile, OldOtp, context)
  if (old.status === 'wrong') return refusal(`Present number: ${old.sentence}`, old.extras)
  if (userByMobile(context.tables, Mobile)) refuse('This mobile number is already registered.')
  spendCode('claim', Mobile, context)
  spendCode('login', user.Mobile, context)
  changeUser(context.tables, user, { Mobile })
  endOtherSessions(context)
  forgetOtherBrowsers(user.Id, context)
  return { Msg: 'Your mobile number has been changed. You are logged out everywhere else.', fields: {} }
}

export const Logout: Handler<'Logout'> = (request, context) => {
  requireUser(requiredText(request, 'UserId'), context)
  endToken(context)
  return { Msg: 'You have been logged out.', fields: {} }
}
