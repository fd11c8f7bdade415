/**
 * The part with `--write`: a guest's cart, a login, unpaid orders, forms, wrong codes. `wrote` lists everything it
 * leaves behind.
 */
import { CART_TYPES } from '../contract/codes.ts'
import { dMy, slashed } from '../../text/dates.ts'
import { clock } from '../../text/times.ts'
import { isMobile } from '../../text/rules.ts'
import { newSessionId } from '../identity.ts'
import { isAccepted, type Body, type Exchange, type Exchanges } from './exchange.ts'
import { elements, type Visit } from './visit.ts'
import { FORGED, formOf, type CodeWriter, type Customer, type Written } from './written.ts'

export interface Line extends Body {
  readonly TypeId: number
}

export function linesOf(found: Exchange | undefined): Line[] {
  return elements(found, 'cart').flatMap((group) => {
    const lines = Array.isArray(group['cart']) ? (group['cart'] as unknown[]) : []
    return lines.flatMap((line) =>
      typeof line === 'object' && line !== null ? [{ ...(line as Body), TypeId: Number(group['TypeId']) }] : [],
    )
  })
}

const newSession = (): string => `check${newSessionId().slice(5)}`

export async function write(exchanges: Exchanges, visit: Visit, writer: CodeWriter): Promise<Written> {
  const { ask } = exchanges
  const { mobile, askCode, wrongCode } = writer
  const { packageId, mealId, days } = visit
  const written: Written = { wrote: [], gaps: [], byWrongCode: [], forms: [], codes: [] }
  const session = newSession()
  let who: { UserId: string; sessionId: string } = { UserId: '', sessionId: session }
  let authToken: string | undefined
  let account: Body & { readonly Id?: string | number } = {}
  const as = () => (authToken === undefined ? {} : { authToken })
  const readCart = () => ask('GetUserCart', who, as())

  const add = (type: keyof typeof CART_TYPES, ProductId: string | number, BookingDate: string, Quantity = 1) => {
    const item = { ...who, ...CART_TYPES[type], ProductId, BookingDate, Quantity, ActionBy: who.UserId }
    return ask('AddToUserCart', { cart: [item] }, as())
  }

  async function fillCart(id: string | number): Promise<void> {
    written.wrote.push(`Package ${id} was put into the cart of the guest session ${session}.`)
    await add('package', id, dMy(days[0]))
    written.added = await readCart()
    await add('package', id, dMy(days[1]))
    written.moved = await readCart()
    if (mealId === undefined) return
    await add('food', mealId, '', 2)
    written.withMeal = await readCart()
    const meal = linesOf(written.withMeal).find(({ TypeId }) => TypeId === CART_TYPES.food.TypeId)
    if (!meal) return
    await ask('RemoveItemFromUserCart', { ...who, Cartid: meal['CartitemId'] })
    written.withoutMeal = await readCart()
  }

  async function logIn(): Promise<void> {
    const codeSent = await ask('CheckMobileAndGenrateOtp', { MobileNo: mobile })
    if (!isAccepted(codeSent)) return
    written.wrote.push('A one-time code was sent to the given number.')
    written.byWrongCode.push(await ask('VerifyOptAndLogin', { MobileNo: mobile, otp: wrongCode }, { purpose: 'bad' }))
    const otp = await askCode(codeSent.msg, mobile)
    if (otp === '') return void written.gaps.push('No code was entered: nothing was tried as a logged-in visitor.')
    written.codes.push(formOf(otp))
    const login = await ask('VerifyOptAndLogin', { MobileNo: mobile, otp })
    const { Token, UserDetails } = login.body ?? {}
    account = (UserDetails ?? {}) as typeof account
    const { Id } = account
    if (!isAccepted(login) || typeof Token !== 'string' || Id === undefined) return
    authToken = `${Token}-${String(Id)}`
    who = { UserId: String(Id), sessionId: session }
    written.wrote.push('A session was opened by that code.')
  }

  async function readAccount(): Promise<void> {
    written.merged = await readCart()
    const bookings = await ask('GetMyBookings', { UserId: who.UserId }, as())
    const shoots = elements(bookings, 'bookingmodellist').filter(({ BookingType }) => BookingType !== 'Recce')
    for (const { Id } of shoots.slice(0, 2)) await ask('GetMyBookingsDetails', { UserId: who.UserId, Id }, as())
  }

  async function startPayment(): Promise<void> {
    const own = linesOf(written.merged)
    if (own.length !== 1) {
      const why = own.length === 0 ? 'its cart is empty' : 'its cart has other items, and they are not touched'
      return void written.gaps.push(`No payment was started for this user: ${why}.`)
    }
    const { Name: FullName, EmailId: Email } = account
    const Amount = Number(written.merged?.body?.['MinimumBookingAmount'])
    const billing = { FullName, Phone: mobile, Email, GST: '', OrderNote: 'Check of the provider', CouponCode: '' }
    written.payment = await ask('CreateUserpayment', { ...who, Amount, ...billing }, as())
    const model = (written.payment.body?.['PaymentTransactionModel'] ?? {}) as Body
    const order = model['PaymentGatewayOrderId']
    if (!isAccepted(written.payment) || typeof order !== 'string') return
    written.wrote.push(
      `Payment order ${order} was made and not paid: it can be cancelled by this id, or ends by itself.`,
    )
    written.forged = await ask('CreateOrder', { ...FORGED, PaymentGatewayOrderId: order }, { purpose: 'bad' })
    if (isAccepted(written.forged)) written.wrote.push(`The order ${order} was BOOKED without a payment: cancel it.`)
  }

  /** Removes only what this run has added. */
  async function clearCart(): Promise<void> {
    const isMeal = ({ TypeId, ProductId }: Body): boolean =>
      TypeId === CART_TYPES.food.TypeId && String(ProductId) === String(mealId)
    // A meal that was removed before the login is the customer's own.
    const isMealLeft = linesOf(written.withoutMeal ?? written.withMeal).some(isMeal)
    // An outfit may have the same id as the package.
    const isOwn = (line: Body): boolean =>
      (line['TypeId'] === CART_TYPES.package.TypeId && String(line['ProductId']) === String(packageId)) ||
      (isMealLeft && isMeal(line))
    for (const { CartitemId } of linesOf(await readCart()).filter(isOwn))
      await ask('RemoveItemFromUserCart', { ...who, Cartid: CartitemId }, as())
    const lines = linesOf(await readCart()).filter(isOwn)
    for (const line of lines)
      written.wrote.push(`Line ${String(line['CartitemId'])} is STILL in the cart and could not be removed.`)
    if (lines.length === 0) written.wrote.push('The cart was emptied of it again.')
  }

  try {
    if (packageId === undefined) written.gaps.push('No package is offered: the cart and the payment were not tried.')
    else await fillCart(packageId)
    await ask('ValidateUserCart', who)
    await ask('ApplyCoupon', { ...who, CouponCode: 'NO-SUCH-COUPON' }, { purpose: 'bad' })
    await logIn()
    if (authToken !== undefined) {
      await readAccount()
      await startPayment()
      const { Name, EmailId } = account
      const customer = { authToken, UserId: who.UserId, name: String(Name), email: String(EmailId), mobile }
      await startTour(exchanges, visit, customer, written)
      await sendForms(exchanges, customer, session, written)
      await changeAccount(exchanges, customer, writer, written)
    }
    await register(exchanges, writer, written)
  } finally {
    await clearCart()
    if (authToken !== undefined) {
      await ask('Logout', { UserId: who.UserId }, as())
      written.afterLogout = await ask('GetMyBookings', { UserId: who.UserId }, { ...as(), purpose: 'bad' })
      written.wrote.push(
        isAccepted(written.afterLogout) ? 'The session could NOT be ended.' : 'The session was ended again.',
      )
    }
  }
  return written
}

export const TOUR_PEOPLE = 2
/** Minutes: ten in the morning. */
const TOUR_STARTS = 10 * 60
const NO_ADDRESS = 'no-address'

export async function startTour(
  { ask }: Exchanges,
  { tour, days }: Visit,
  { authToken, UserId, name, email, mobile }: Customer,
  written: Written,
): Promise<void> {
  if (!tour) return void written.gaps.push('No tour was tried: none is offered with a price.')
  if (!isMobile(mobile)) return void written.gaps.push('No tour was tried: the shop takes no such number for one.')
  const form = {
    FullName: name,
    MobileNo: mobile,
    EmailId: email,
    VisitingDate: slashed(days[0]),
    NumberOfPeople: TOUR_PEOPLE,
    ProfessionalId: UserId,
    VisitingTime: [TOUR_STARTS, TOUR_STARTS + tour.minutes].map((time) => clock(time).toUpperCase()).join(' - '),
    TypeOfShoot: tour.id,
    Amount: TOUR_PEOPLE * tour.perHead,
  }
  written.tour = await ask('CreateRecceUserpayment', form, { authToken })
  const order = ((written.tour.body?.['PaymentTransactionModel'] ?? {}) as Body)['PaymentGatewayOrderId']
  if (!isAccepted(written.tour) || typeof order !== 'string') return
  written.wrote.push(`Payment order ${order} of a studio tour was made and not paid: it can be cancelled by this id.`)
  const forged = { ...FORGED, PaymentGatewayOrderId: order }
  written.forgedTour = await ask('CreateRecceUserOrder', forged, { purpose: 'bad', authToken })
  if (isAccepted(written.forgedTour)) written.wrote.push(`The tour ${order} was BOOKED without a payment: cancel it.`)
}

/** @param session appears in the message, so that it can be found. */
async function sendForms(
  { ask }: Exchanges,
  { authToken, name, email, mobile }: Customer,
  session: string,
  written: Written,
): Promise<void> {
  const Message = `Check of the provider ${session}: nobody has to answer.`
  const inquiry = { Name: name, EmailId: email, PhoneNo: mobile, Message }
  const bad = { purpose: 'bad', authToken } as const
  written.forms.push(
    await ask('SaveInquiryDetails', { ...inquiry, EmailId: NO_ADDRESS }, bad),
    await ask('SaveSubscribeDetails', { EmailId: NO_ADDRESS }, bad),
  )
  if (email === '') return void written.gaps.push('The forms were not sent: this user has no e-mail address.')
  const sent = await ask('SaveInquiryDetails', inquiry, { authToken })
  const subscribed = await ask('SaveSubscribeDetails', { EmailId: email }, { authToken })
  written.forms.push(sent, subscribed)
  if (isAccepted(sent)) written.wrote.push(`The contact form sent the message “${Message}”`)
  if (isAccepted(subscribed)) written.wrote.push('The customer’s e-mail address is subscribed to the newsletter.')
}

const NAME = 'Check of the provider'

/** Uses the customer's own address and number, so that a provider that accepts wrong codes changes nothing. */
async function changeAccount(
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

/** By a wrong code first, then by the right one if somebody can read it. */
async function register({ ask }: Exchanges, writer: CodeWriter, written: Written): Promise<void> {
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
