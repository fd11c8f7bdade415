/** Login, registration, change of number and address, logout. API-34 to API-41. */
import { MESSAGES } from '../../storefront/text/messages.ts'
import { isName } from '../../storefront/text/rules.ts'
import { optionalText, requiredText, type Fields } from './ask.ts'
import { joinGuestCart } from './carts.ts'
import { emailOf, mobileOf } from './contact.ts'
import { checkCode, sendCode } from './otp.ts'
import { refuse, type Answer } from './reply.ts'
import { addUser, changeUser, endToken, issueToken, requireUser, userByMobile, type User } from './users.ts'
import type { Handle, World } from './world.ts'

const TAKEN = 'This mobile number is already registered. Please login.'

/** An address is somebody's whatever its case. */
const ownEmail = (asked: Fields, name: string) => emailOf(asked, name).toLowerCase()

/** Starts a session; the cart of this browser's guest becomes the user's (C-018). */
function welcome(user: User, world: World, Msg: string) {
  if (world.caller.sessionCookie) joinGuestCart(world.tables, user.Id, world.caller.sessionCookie)
  return { Msg, fields: { Token: issueToken(user, world), UserDetails: { ...user } } }
}

/** A wrong code keeps its count, so it is an answer and not a refusal; its fields are left out. */
function wrong<Name extends 'VerifyOptAndLogin' | 'VerifyOtpAndRegister'>(sentence: string): Answer<Name> {
  return { n: 0, Msg: sentence, fields: {} as Answer<Name>['fields'] }
}

export const CheckMobileAndGenrateOtp: Handle<'CheckMobileAndGenrateOtp'> = (asked, world) => {
  const mobile = mobileOf(optionalText(asked, 'MobileNo'))
  if (!userByMobile(world.tables, mobile)) refuse('This mobile number is not registered. Please register first.')
  return { Msg: sendCode('login', mobile, world), fields: {} }
}

export const VerifyOptAndLogin: Handle<'VerifyOptAndLogin'> = (asked, world) => {
  const mobile = mobileOf(optionalText(asked, 'MobileNo'))
  const verdict = checkCode('login', mobile, optionalText(asked, 'otp'), world)
  if (verdict.is === 'wrong') return wrong(verdict.sentence)
  const user = userByMobile(world.tables, mobile)
  return user ? welcome(user, world, 'Login successful.') : refuse('This mobile number is not registered.')
}

export const SendOtpForNonRegisterUserWeb: Handle<'SendOtpForNonRegisterUserWeb'> = (asked, world) => {
  const mobile = mobileOf(optionalText(asked, 'MobileNo'))
  if (userByMobile(world.tables, mobile)) refuse(TAKEN)
  return { Msg: sendCode('claim', mobile, world), fields: {} }
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
  if (userByMobile(world.tables, Mobile)) refuse(TAKEN)
  const verdict = checkCode('claim', Mobile, optionalText(asked, 'Otp'), world)
  if (verdict.is === 'wrong') return wrong(verdict.sentence)
  return welcome(addUser(world.tables, { Name, Mobile, EmailId }), world, 'Registration successful.')
}

export const ChangeEmailId: Handle<'ChangeEmailId'> = (asked, world) => {
  const user = requireUser(optionalText(asked, 'UserId'), world)
  const EmailId = ownEmail(asked, 'NewEmailId')
  const verdict = checkCode('claim', EmailId, optionalText(asked, 'Otp'), world)
  if (verdict.is === 'wrong') return { n: 0, Msg: verdict.sentence, fields: {} }
  changeUser(world.tables, user, { EmailId })
  return { Msg: 'Your email id has been changed.', fields: {} }
}

export const ChangeMobileNumber: Handle<'ChangeMobileNumber'> = (asked, world) => {
  const user = requireUser(optionalText(asked, 'UserId'), world)
  const Mobile = mobileOf(optionalText(asked, 'NewMobileNumber'))
  if (userByMobile(world.tables, Mobile)) refuse('This mobile number is already registered.')
  const verdict = checkCode('claim', Mobile, optionalText(asked, 'Otp'), world)
  if (verdict.is === 'wrong') return { n: 0, Msg: verdict.sentence, fields: {} }
  changeUser(world.tables, user, { Mobile })
  return { Msg: 'Your mobile number has been changed.', fields: {} }
}

export const Logout: Handle<'Logout'> = (asked, world) => {
  requireUser(requiredText(asked, 'UserId'), world)
  endToken(world)
  return { Msg: 'You have been logged out.', fields: {} }
}
