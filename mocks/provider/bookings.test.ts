import { describe, expect, it } from 'vitest'
import { addDays, dMy, slashed, today } from '../../storefront/text/dates.ts'
import { FIXTURE, NOW, outcome, startProvider } from '../testing/provider.ts'
import { seed } from './seed.ts'
import { bookings, confirm, FREE, model, pay, payTour, shopper } from '../testing/shopper.ts'
import { createMemoryStorage } from './storage.ts'
import { changeUser, type User } from './users.ts'

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
  it('costs its price per person, GST included, and becomes a booking', async () => {
    const test = startProvider()
    const user = await test.register('9000000001')
    const body = await payTour(test, user, { NumberOfPeople: '3', Amount: 354 })
    expect(model(body)).toMatchObject({ PaidAmount: 354, PaymentGatewayOrderId: 'order_1' })
    expect(outcome(await confirm(test, body, 'pay_1')).n).toBe(0)
    for (let times = 0; times < 2; times += 1)
      expect(outcome(await confirm(test, body, 'pay_1', 'CreateRecceUserOrder')).n).toBe(1)
    expect(await bookings(test, user)).toMatchObject([
      { BookingType: 'Recce', TotalAmountToPay: 354, ShootDate: dMy(FREE) },
    ])
  })

  it.each([
    [{ Amount: 1 }, 'The price has changed: the total is ₹236.'],
    [{ NumberOfPeople: '000' }, 'Please enter number of people'],
    [{ VisitingDate: '04/01/2026' }, 'This date has passed. Please select today or a later date.'],
    [{ VisitingDate: '2026-01-08' }, 'Please select a visiting date.'],
    [{ VisitingTime: '05:00 AM - 07:00 AM' }, 'Please select a time between 7:00 am and 9:00 pm.'],
    [{ TypeOfShoot: 0 }, 'Please select a type of shoot.'],
  ])('refuses %j', async (change, Msg) => {
    const test = startProvider()
    expect(outcome(await payTour(test, await test.register('9000000001'), change))).toEqual({ n: 0, Msg })
  })
})

describe('the list of bookings', () => {
  it('begins with today’s shoot, then upcoming ones, then past ones', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const days = [5, 0, 3]
    for (const ahead of days) {
      const when = { VisitingDate: slashed(addDays(today(NOW), ahead)), VisitingTime: '11:00 AM - 01:00 PM' }
      await confirm(test, await payTour(test, user, when), `pay_${ahead}`, 'CreateRecceUserOrder')
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
})
