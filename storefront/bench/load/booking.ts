import { PACKAGES } from '../../../mocks/payloads/packages.ts'
import { placesOf } from '../../../mocks/provider/capacity.ts'
import { codeIn, item, outcome, type Body } from '../../../mocks/testing/provider.ts'
import { GUEST, type Visitor } from '../../../mocks/testing/visitor.ts'
import { addDays, dMy, today, type Day } from '../../text/dates.ts'
import type { Line } from './line.ts'

export interface Slot {
  readonly category: string
  readonly id: number
  readonly day: Day
}

export interface Ending {
  readonly is: 'booked' | 'refused before paying' | 'refused after paying'
  readonly who: Visitor
  readonly message: string
}

/** Fewer places than visitors: three for each day of a package, which has one, two or six. */
export function slotsFor(visitors: number): Slot[] {
  const wanted = Math.ceil(visitors / 3)
  const shoots = Object.entries(PACKAGES).flatMap(([category, packages]) =>
    packages.map(({ PackageId }) => ({ category, id: Number(PackageId) })),
  )
  const slots: Slot[] = []
  for (let day = addDays(today(), 1); slots.length < wanted; day = addDays(day, 1)) {
    slots.push(
      ...shoots
        .map((shoot) => ({ ...shoot, day }))
        .filter(({ id }) => placesOf({ kind: 'package', id: String(id), day }) > 0),
    )
  }
  return slots.slice(0, wanted)
}

async function logIn(line: Line, who: Visitor): Promise<Visitor> {
  const guest = { ...GUEST, sessionId: who.sessionId }
  const sent = await line.ask('CheckMobileAndGenrateOtp', { MobileNo: who.mobile }, guest)
  const answer = await line.ask('VerifyOptAndLogin', { MobileNo: who.mobile, otp: codeIn(outcome(sent).Msg) }, guest)
  return { ...who, token: String(answer['Token']) }
}

export function billing({ UserId, sessionId, mobile }: Visitor): Body {
  return {
    UserId,
    sessionId,
    Amount: 3000,
    FullName: 'Asha Rao',
    Phone: mobile,
    Email: 'asha@example.com',
    GST: '',
    OrderNote: '',
    CouponCode: '',
  }
}

export async function book(line: Line, registered: Visitor, { category, id, day }: Slot): Promise<Ending> {
  const guest = { ...GUEST, sessionId: registered.sessionId }
  await line.look()
  await line.open(`/pricing/${category}`)
  await line.ask('GetPackageDeatils', { SlugName: category }, guest)
  await line.ask('GetAvailabilityForPackage', { PackageDate: dMy(day), PackageId: id }, guest)
  await line.ask('AddToUserCart', item('package', id, { sessionId: guest.sessionId, BookingDate: dMy(day) }), guest)
  await line.open('/login')
  const who = await logIn(line, registered)
  const { UserId, sessionId } = who
  await line.ask('GetUserCart', { UserId, sessionId }, who)

  const valid = outcome(await line.ask('ValidateUserCart', { UserId, sessionId }, who))
  if (valid.n !== 1) return { is: 'refused before paying', who, message: String(valid.Msg) }
  await line.open('/checkout')
  const created = await line.ask('CreateUserpayment', billing(who), who)
  const { n, Msg } = outcome(created)
  if (n !== 1) return { is: 'refused before paying', who, message: String(Msg) }
  const triple = await line.pay(created['PaymentTransactionModel'] as Body)
  // Two tabs or a retry may confirm the same payment twice.
  const [first, second] = await Promise.all([
    line.ask('CreateOrder', triple, who),
    line.ask('CreateOrder', triple, who),
  ])
  const confirmed = outcome(outcome(first).n === outcome(second).n ? first : {})
  await line.ask('GetMyBookings', { UserId }, who)
  return { is: confirmed.n === 1 ? 'booked' : 'refused after paying', who, message: String(confirmed.Msg) }
}
