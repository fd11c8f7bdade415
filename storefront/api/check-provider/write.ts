/**
 * The part with `--write`: a guest's cart, a login, unpaid orders, forms, wrong codes. `wrote` lists everything it
 * leaves behind.
 */
import { CART_TYPES } from '../contract/codes.ts'
import { dMy } from '../../text/dates.ts'
import { newSessionId } from '../identity.ts'
import { isAccepted, type Body, type Exchange, type Exchanges } from './exchange.ts'
import { elements, type Visit } from './visit.ts'
import { changeAccount, register } from './writeAccount.ts'
import { sendForms, startTour } from './writeForms.ts'
import { FORGED, formOf, type CodeWriter, type Written } from './written.ts'

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
