/**
 * Registration, and changes of e-mail address and mobile number: always with a wrong code, with the right one if
 * somebody can read it.
 */
import { isAccepted, type Exchange, type Exchanges } from './exchange.ts'
import { formOf, type CodeWriter, type Customer, type Written } from './written.ts'

const NAME = 'Check of the provider'

/** Uses the customer's own address and number, so that a provider that accepts wrong codes changes nothing. */
export async function changeAccount(
  { ask }: Exchanges,
  { authToken, UserId, email, mobile }: Customer,
  { newEmail, askCode, wrongCode }: CodeWriter,
  written: Written,
): Promise<void> {
  const bad = { purpose: 'bad', authToken } as const
  const open = { purpose: 'open', authToken } as const
  const ownEmail = await ask('SendOtpToEmailIdForNonRegisterUserWeb', { EmailId: email }, open)
  const ownMobile = await ask('SendOtpForNonRegisterUserWeb', { MobileNo: mobile }, open)
  if (isAccepted(ownEmail)) written.wrote.push('A one-time code was sent to the customer’s e-mail address.')
  if (isAccepted(ownMobile)) written.wrote.push('A one-time code for a new number was sent to the customer’s number.')
  written.byWrongCode.push(
    await ask('ChangeEmailId', { UserId, NewEmailId: email, Otp: wrongCode }, bad),
    await ask('ChangeMobileNumber', { UserId, NewMobileNumber: mobile, Otp: wrongCode }, bad),
    await ask('VerifyOtpAndRegister', { Name: NAME, Mobile: mobile, EmailId: email, Otp: wrongCode }, bad),
  )
  for (const { title } of written.byWrongCode.filter(isAccepted))
    written.wrote.push(`A wrong code was ACCEPTED by ${title}: look at the customer’s account.`)
  written.gaps.push(
    'The number was not changed by right codes: the customer would be left with another number, and codes would go there.',
  )
  if (newEmail === undefined) return
  const sent = await ask('SendOtpToEmailIdForNonRegisterUserWeb', { EmailId: newEmail }, { authToken })
  const Otp = isAccepted(sent) ? await askCode(sent.msg, newEmail) : ''
  if (Otp === '') return void written.gaps.push('The e-mail address was not changed: there is no code.')
  written.codes.push(formOf(Otp))
  written.emailChanged = await ask('ChangeEmailId', { UserId, NewEmailId: newEmail, Otp }, { authToken })
  if (isAccepted(written.emailChanged))
    written.wrote.push('The customer’s e-mail address is now the one of --new-email: change it back in the shop.')
}

export async function register({ ask }: Exchanges, writer: CodeWriter, written: Written): Promise<void> {
  const { newMobile, newEmail = 'check@example.com', askCode, wrongCode } = writer
  if (newMobile === undefined) return
  const leave = (why: string) => void written.gaps.push(`Nobody was registered: ${why}.`)
  const sent = await ask('SendOtpForNonRegisterUserWeb', { MobileNo: newMobile }, { purpose: 'open' })
  if (!isAccepted(sent)) return leave('the number of --new-mobile got no code; it may have an account already')
  const form = { Name: NAME, Mobile: newMobile, EmailId: newEmail }
  const wrong = await ask('VerifyOtpAndRegister', { ...form, Otp: wrongCode }, { purpose: 'bad' })
  written.byWrongCode.push(wrong)
  const Otp = isAccepted(wrong) ? '' : await askCode(sent.msg, newMobile)
  if (Otp === '') return leave('there is no code')
  written.codes.push(formOf(Otp))
  const registered: Exchange = await ask('VerifyOtpAndRegister', { ...form, Otp })
  written.registered = registered
  if (!isAccepted(registered)) return
  const { Token, UserDetails } = registered.body ?? {}
  const { Id } = (UserDetails ?? {}) as { Id?: string | number }
  written.wrote.push(`Customer ${String(Id)} “${NAME}” was registered and stays: only you can delete it.`)
  const authToken = `${String(Token)}-${String(Id)}`
  await ask('Logout', { UserId: String(Id) }, { authToken })
}
