import { describe, expect, it } from 'vitest'
import { addDays, dMy, slashed, today, type Day } from '../../storefront/text/dates.ts'
import { FIXTURE, NOW, outcome, startProvider, type Body } from '../testing/provider.ts'
import { seed } from './seed.ts'
import { bookings, confirm, model, pay, shopper, type Shopper } from '../testing/shopper.ts'
import { createMemoryStorage } from './storage.ts'
import { changeUser, type User } from './users.ts'

function tourOf({ UserId }: Shopper, day: Day): Body {
  const who = { FullName: 'Asha Rao', MobileNo: '9000000001', EmailId: 'asha@example.com', ProfessionalId: UserId }
  const when = { VisitingDate: slashed(day), VisitingTime: '10:00 AM - 12:00 PM' }
  return { ...who, ...when, NumberOfPeople: '3', TypeOfShoot: 1, Amount: 354 }
}

describe('the details of a booking', () => {
  it('add up, and are shown to their owner only', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    await confirm(test, await pay(test, user, { CouponCode: 'FIRSTLIGHT', Amount: 3333.33 }), 'pay_1')
    const request = { UserId: user.UserId, Id: 20401 }
    const body = await test.ask('GetMyBookingsDetails', request, user.as)
    expect(body['bookingdetails']).toMatchObject([
      { TypeId: 1, Amount: 24500, bookingdetails: [{ ProductName: 'Sunrise' }] },
    ])
    expect(body['orderbillingdetails']).toEqual({
      FullName: 'Asha Rao',
      Email: 'asha@example.com',
      Phone: '9000000001',
      TotalAmount: 28000,
      ProductDiscount: 3500,
      AdditionalDiscount: 0,
      TotalProductAmountToPay: 24500,
      CouponCode: 'FIRSTLIGHT',
      CouponDiscount: 2000,
      TotalAmountToPay: 22500,
      AdvanceAmountPaid: 3333.33,
      CGSTPercentage: 9,
      SGSTPercentage: 9,
      CGSTAmount: 300,
      SGSTAmount: 300,
    })
    const other = await test.register('9000000002')
    expect(outcome(await test.ask('GetMyBookingsDetails', { ...request, UserId: other.UserId }, other.as)).n).toBe(0)
    expect(outcome(await test.ask('GetMyBookingsDetails', request, other.as)).n).toBe(0)
  })
})

describe('a studio tour', () => {
  const day = addDays(today(NOW), 3)
  const tour = (who: Shopper, change: Body = {}) => ({ ...tourOf(who, day), ...change })

  it('costs its price per person, GST included, and becomes a booking', async () => {
    const test = startProvider()
    const user = await test.register('9000000001')
    const body = await test.ask('CreateRecceUserpayment', tour(user), user.as)
    expect(model(body)).toMatchObject({ PaidAmount: 354, PaymentGatewayOrderId: 'order_1' })
    const triple = await test.gateway.triple('order_1', 'pay_1')
    expect(outcome(await test.ask('CreateOrder', triple)).n).toBe(0)
    expect(outcome(await test.ask('CreateRecceUserOrder', triple)).n).toBe(1)
    expect(outcome(await test.ask('CreateRecceUserOrder', triple)).n).toBe(1)
    expect(await bookings(test, user)).toMatchObject([
      { BookingType: 'Recce', TotalAmountToPay: 354, ShootDate: dMy(day) },
    ])
  })

  it.each([
    [{ Amount: 1 }, 'The price has changed: the total is ₹354.'],
    [{ NumberOfPeople: '000' }, 'Please enter number of people'],
    [{ VisitingDate: '04/01/2026' }, 'This date has passed. Please select today or a later date.'],
    [{ VisitingDate: '2026-01-08' }, 'Please select a visiting date.'],
    [{ VisitingTime: '05:00 AM - 07:00 AM' }, 'Please select a time between 7:00 am and 9:00 pm.'],
    [{ TypeOfShoot: 0 }, 'Please select a type of shoot.'],
  ])('refuses %j', async (change, Msg) => {
    const test = startProvider()
    const user = await test.register('9000000001')
    expect(outcome(await test.ask('CreateRecceUserpayment', tour(user, change), user.as))).toEqual({ n: 0, Msg })
  })
})

describe('the list of bookings', () => {
  it('begins with today’s shoot, then upcoming ones, then past ones', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const days = [5, 0, 3]
    for (const ahead of days) {
      const request = { ...tourOf(user, addDays(today(NOW), ahead)), VisitingTime: '11:00 AM - 01:00 PM' }
      const { PaymentTransactionModel } = await test.ask('CreateRecceUserpayment', request, user.as)
      const order = String((PaymentTransactionModel as Body)['PaymentGatewayOrderId'])
      await test.ask('CreateRecceUserOrder', await test.gateway.triple(order, `pay_${ahead}`))
    }
    const shown = async (as = user) =>
      (await bookings(test, as)).map(({ ShootDate, IsUpcoming }) => [ShootDate, IsUpcoming])
    const on = (ahead: number) => dMy(addDays(today(NOW), ahead))
    expect(await shown()).toEqual([
      [on(0), 1],
      [on(3), 1],
      [on(5), 1],
    ])
    test.later(4 * 86_400_000)
    expect(await shown(await test.logIn('9000000001'))).toEqual([
      [on(5), 1],
      [on(3), 0],
      [on(0), 0],
    ])
  })
})

describe('the demonstration customer', () => {
  it('is not seeded again after a change of number', () => {
    const storage = createMemoryStorage()
    seed(storage, FIXTURE, NOW)
    storage.transaction((tables) => {
      const [meera] = tables.list<User>('users')
      changeUser(tables, meera!, { Mobile: '9000000009' })
    })
    seed(storage, FIXTURE, NOW)
    expect(storage.transaction((tables) => tables.list('users'))).toHaveLength(1)
  })

  it('has three upcoming bookings, one of them a tour, and two past ones', () => {
    const storage = createMemoryStorage()
    seed(storage, FIXTURE, NOW)
    seed(storage, FIXTURE, NOW)
    const rows = storage.transaction((tables) => tables.list<{ day: string; type: string }>('bookings'))
    expect(
      rows
        .filter(({ day }) => day >= today(NOW))
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['Portraits', 'Portraits', 'Recce'])
    expect(rows.filter(({ day }) => day < today(NOW))).toHaveLength(2)
  })
})
