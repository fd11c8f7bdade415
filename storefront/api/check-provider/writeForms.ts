import { clock, slashed } from '../../text/dates.ts'
import { isMobile } from '../../text/rules.ts'
import { isAccepted, type Body, type Exchanges } from './exchange.ts'
import type { Visit } from './visit.ts'
import { FORGED, type Customer, type Written } from './written.ts'

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
export async function sendForms(
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
