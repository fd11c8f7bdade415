/** Login, registration, change of number and address, logout. API-34 to API-41. */
import { MESSAGES } from '../../storefront/text/messages.ts'
import { isName } from '../../storefront/text/rules.ts'
import { optionalText, requiredText, type Fields } from './fields.ts'
import { cookieCart, joinGuestCart } from './carts.ts'
import { emailOf, mobileOf } from './contact.ts'
import { countQuestion, forgetOtherBrowsers, rememberBrowser } from './limits.ts'
import { checkCode, refuseToSend, sendCode, spendCode } from './otp.ts'
import { refuse, type Answer, type Extras } from './reply.ts'
import {
  addUser,
  changeUser,
  endOtherSessions,
  endToken,
  issueToken,
  requireUser,
  userByMobile,
  type User,
} from './users.ts'
import type { Handle, World } from './context.ts'

const TAKEN = 'This mobile number is already registered. Please login.'

/** An address is somebody's whatever its case. */
const ownEmail = (asked: Fields, name: string) => emailOf(asked, name).toLowerCase()

/** Starts a session; the cart of this browser's guest becomes the user's (C-018). */
function welcome(user: User, world: World, Msg: string) {
  const guest = cookieCart(world.caller)
  if (guest) joinGuestCart(world.tables, user.Id, guest)
  rememberBrowser(user.Id, world)
  return { Msg, fields: { Token: issueToken(user, world), UserDetails: { ...user } } }
}

/** What was counted on the way has to stay, so it is an answer and not a refusal; its fields are left out. */
function no<Name extends AccountCall>(sentence: string, extras: Extras = {}): Answer<Name> {
  return { n: 0, Msg: sentence, fields: {} as Answer<Name>['fields'], extras }
}

type AccountCall =
  | 'CheckMobileAndGenrateOtp'
  | 'VerifyOptAndLogin'
  | 'SendOtpForNonRegisterUserWeb'
  | 'VerifyOtpAndRegister'
  | 'ChangeEmailId'
  | 'ChangeMobileNumber'

export const CheckMobileAndGenrateOtp: Handle<'CheckMobileAndGenrateOtp'> = (asked, world) => {
  const mobile = mobileOf(optionalText(asked, 'MobileNo'))
  refuseToSend(mobile, world)
  if (userByMobile(world.tables, mobile)) return { Msg: sendCode('login', mobile, world), fields: {} }
  countQuestion(world)
  return no('This mobile number is not registered. Please register first.')
}

export const VerifyOptAndLogin: Handle<'VerifyOptAndLogin'> = (asked, world) => {
  const mobile = mobileOf(optionalText(asked, 'MobileNo'))
  const verdict = checkCode('login', mobile, optionalText(asked, 'otp'), world)
  if (verdict.status === 'wrong') return no(verdict.sentence, verdict.extras)
  spendCode('login', mobile, world)
  const user = userByMobile(world.tables, mobile)
  return user ? welcome(user, world, 'Login successful.') : refuse('This mobile number is not registered.')
}

export const SendOtpForNonRegisterUserWeb: Handle<'SendOtpForNonRegisterUserWeb'> = (asked, world) => {
  const mobile = mobileOf(optionalText(asked, 'MobileNo'))
  refuseToSend(mobile, world)
  if (!userByMobile(world.tables, mobile)) return { Msg: sendCode('claim', mobile, world), fields: {} }
  countQuestion(world)
  return no(TAKEN)
}

export const SendOtpToEmailIdForNonRegisterUserWeb: Handle<'SendOtpToEmailIdForNonRegisterUserWeb'> = (
  asked,
  world,
) => ({ Msg: sendCode('claim', ownEmail(asked, 'EmailId'), world), fields: {} })

export const VerifyOtpAndRegister: Handle<'VerifyOtpAndRegister'> = (asked, world) => {
  const Name = requiredText(asked, 'Name', MESSAGES.nameEmpty, 100)
  if (!isName(Name)) refuse('Name is not valid')
  const EmailId = ownEmail(asked, 'EmailId')
  const Mobile = mobileOf(optionalText(asked, 'Mobile'))
  const verdict = checkCode('claim', Mobile, optionalText(asked, 'Otp'), world)
  if (verdict.status === 'wrong') return no(verdict.sentence, verdict.extras)
  spendCode('claim', Mobile, world)
  // Only now: who has no code learns nothing about a number.
  if (userByMobile(world.tables, Mobile)) refuse(TAKEN)
  return welcome(addUser(world.tables, { Name, Mobile, EmailId }), world, 'Registration successful.')
}

export const ChangeEmailId: Handle<'ChangeEmailId'> = (asked, world) => {
  const user = requireUser(optionalText(asked, 'UserId'), world)
  const EmailId = ownEmail(asked, 'NewEmailId')
  const verdict = checkCode('claim', EmailId, optionalText(asked, 'Otp'), world)
  if (verdict.status === 'wrong') return no(verdict.sentence, verdict.extras)
  spendCode('claim', EmailId, world)
  changeUser(world.tables, user, { EmailId })
  return { Msg: 'Your email id has been changed.', fields: {} }
}

/**
 * Both numbers have to agree: the new one by `Otp`, the one it is now by `OldOtp`, a code for login. The documents know
 * `Otp` alone, so a right one without the other is told what is missing and stays good for the second try.
 */
export const ChangeMobileNumber: Handle<'ChangeMobileNumber'> = (asked, world) => {
  const user = requireUser(optionalText(asked, 'UserId'), world)
  const Mobile = mobileOf(optionalText(asked, 'NewMobileNumber'))
  const OldOtp = optionalText(asked, 'OldOtp')
  const verdict = checkCode('claim', Mobile, optionalText(asked, 'Otp'), world)
  if (verdict.status === 'wrong')
    return OldOtp === ''
      ? no(verdict.sentence, verdict.extras)
      : no(`New number: ${verdict.sentence}`, { ...verdict.extras, Needs: 'Otp' })
  if (OldOtp === '') return no('Please enter the OTP sent to your present number as well.', { Needs: 'OldOtp' })
  const old = checkCode('login', user.Mobile, OldOtp, world)
  if (old.status === 'wrong') return no(`Present number: ${old.sentence}`, old.extras)
  if (userByMobile(world.tables, Mobile)) refuse('This mobile number is already registered.')
  spendCode('claim', Mobile, world)
  spendCode('login', user.Mobile, world)
  changeUser(world.tables, user, { Mobile })
  endOtherSessions(world)
  forgetOtherBrowsers(user.Id, world)
  return { Msg: 'Your mobile number has been changed. You are logged out everywhere else.', fields: {} }
}

export const Logout: Handle<'Logout'> = (asked, world) => {
  requireUser(requiredText(asked, 'UserId'), world)
  endToken(world)
  return { Msg: 'You have been logged out.', fields: {} }
}
