import { afterEach, describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, dMy, slashed, today } from '../../storefront/text/dates.ts'
import { dayWith, FIXTURE, item, NOW, outcome, startProvider, type Body, type TestProvider } from './fixture.ts'
import { CUSTOMER, seed } from './seed.ts'
import { createSqliteStorage } from './sqlite.ts'
import { createMemoryStorage } from './storage.ts'

const FREE = dayWith(6, 7)
const LAST = dayWith(1, 7)
const form = { FullName: 'Asha Rao', Phone: '9000000001', Email: 'asha@example.com', GST: '', OrderNote: '', CouponCode: '' }

interface Shopper {
  readonly UserId: string
  readonly as: string
}

/** Somebody with the package in the cart. */
async function shopper(test: TestProvider, mobile: string, day = FREE): Promise<Shopper> {
  const user = await test.register(mobile)
  await test.ask('AddToUserCart', item('package', 7, { UserId: user.UserId, BookingDate: dMy(day) }), user.as)
  return user
}

function pay(test: TestProvider, { UserId, as }: Shopper, change: Body = {}): Promise<Body> {
  return test.ask('CreateUserpayment', { UserId, sessionId: '', Amount: 3000, ...form, ...change }, as)
}

function model(body: Body): Body {
  return body['PaymentTransactionModel'] as Body
}

async function confirm(test: TestProvider, body: Body, paymentId: string): Promise<Body> {
  return test.ask('CreateOrder', await test.gateway.triple(String(model(body)['PaymentGatewayOrderId']), paymentId))
}

async function bookings(test: TestProvider, { UserId, as }: Shopper): Promise<Body[]> {
  return (await test.ask('GetMyBookings', { UserId }, as))['bookingmodellist'] as Body[]
}

describe('a payment order', () => {
  it('asks for the booking amount and 18 % GST, in rupees', async () => {
    const test = startProvider()
    const body = await pay(test, await shopper(test, '9000000001'))
    expect(body).toEqual({
      response: { n: 1, Msg: 'Please complete the payment.' },
      PaymentTransactionModel: {
        PaymentKey: 'rzp_test_fixture',
        PaidAmount: 3540,
        Currency: 'INR',
        CompanyName: 'Aperture Acres',
        PaymentId: 'R10001',
        Logo: '/art/brand/mark-colour.svg',
        PaymentGatewayOrderId: 'order_1',
        Name: 'Asha Rao',
        MobileNo: '9000000001',
        EmailId: 'asha@example.com',
        ColorCode: '#012e24',
      },
    })
    expect(test.gateway.orders).toEqual([{ amount: 354_000, currency: 'INR', receipt: 'R10001' }])
  })

  it('is the same one while nothing changes, and another one when the amount does', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const first = model(await pay(test, user))
    expect(model(await pay(test, user))['PaymentGatewayOrderId']).toBe(first['PaymentGatewayOrderId'])
    const other = model(await pay(test, user, { Amount: 5000 }))
    expect(other).toMatchObject({ PaidAmount: 5900, PaymentGatewayOrderId: 'order_2' })
  })

  it('is the same one when it is asked for twice at once', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const both = await Promise.all([pay(test, user), pay(test, user)])
    expect(new Set(both.map((body) => model(body)['PaymentGatewayOrderId'])).size).toBe(1)
  })

  it.each([
    [2999, 'Minmum booking amount should be ₹3,000'],
    [24500.01, 'Booking amount should not exceed total payable amount'],
    [-3000, 'Amount has to be an amount in rupees.'],
    ['lots', 'Amount has to be an amount in rupees.'],
    [1e300, 'Amount has to be an amount in rupees.'],
  ])('refuses an amount of %s', async (Amount, Msg) => {
    const test = startProvider()
    expect(outcome(await pay(test, await shopper(test, '9000000001'), { Amount }))).toEqual({ n: 0, Msg })
  })

  it('lets a coupon lower what can be paid at most', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const refused = await pay(test, user, { Amount: 22_500.01, CouponCode: 'FIRSTLIGHT' })
    expect(outcome(refused).Msg).toBe('Booking amount should not exceed total payable amount')
    expect(outcome(await pay(test, user, { Amount: 22_500, CouponCode: 'FIRSTLIGHT' })).n).toBe(1)
  })

  it('gives its place back when the gateway does not answer', async () => {
    const test = startProvider()
    const one = await shopper(test, '9000000001', LAST)
    const other = await shopper(test, '9000000002', LAST)
    const { createOrder } = test.gateway
    test.gateway.createOrder = () => Promise.reject(new Error('down'))
    expect(outcome(await pay(test, one)).n).toBe(0)
    test.gateway.createOrder = createOrder
    expect(outcome(await pay(test, other)).n).toBe(1)
  })
})

describe('the last place', () => {
  it('goes to exactly one of two who pay at once', async () => {
    const test = startProvider()
    const buyers = [await shopper(test, '9000000001', LAST), await shopper(test, '9000000002', LAST)]
    const answers = await Promise.all(buyers.map((buyer) => pay(test, buyer)))
    expect(new Set(answers.map((body) => outcome(body).n))).toEqual(new Set([0, 1]))
    const loser = answers.find((body) => outcome(body).n === 0)!
    expect(outcome(loser).Msg).toContain(`Green rooms are not available on ${dMy(LAST)}`)
  })

  it('shows as sold out to others while it is held, and not to the holder', async () => {
    const test = startProvider()
    const holder = await shopper(test, '9000000001', LAST)
    await pay(test, holder)
    const asked = { PackageDate: dMy(LAST), PackageId: 7 }
    expect(await test.ask('GetAvailabilityForPackage', asked)).toMatchObject({ n: 3, Status: 'Sold out' })
    expect(await test.ask('GetAvailabilityForPackage', asked, holder.as)).toMatchObject({ n: 2, Status: 'Fast filling' })
    test.later(15 * 60_000)
    expect(await test.ask('GetAvailabilityForPackage', asked)).toMatchObject({ n: 2 })
  })

  it('is still honoured for a payment that comes late, while nobody else has it', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001', LAST)
    const order = await pay(test, user)
    test.later(60 * 60_000)
    expect(outcome(await confirm(test, order, 'pay_1')).n).toBe(1)
  })

  it('is refunded to the one who pays when it is gone', async () => {
    const test = startProvider()
    const slow = await shopper(test, '9000000001', LAST)
    const quick = await shopper(test, '9000000002', LAST)
    const late = await pay(test, slow)
    test.later(15 * 60_000)
    expect(outcome(await confirm(test, await pay(test, quick), 'pay_quick')).n).toBe(1)
    const refused = outcome(await confirm(test, late, 'pay_slow'))
    expect(refused).toEqual({ n: 0, Msg: expect.stringContaining('Your payment pay_slow is on record and will be refunded') })
    expect(outcome(await confirm(test, late, 'pay_slow'))).toEqual(refused)
    expect(await bookings(test, slow)).toEqual([])
  })
})

describe('a confirmation', () => {
  it('makes one booking, however often it comes', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const order = await pay(test, user)
    const answers = [await confirm(test, order, 'pay_1'), await confirm(test, order, 'pay_1')]
    expect(answers[0]).toEqual({ response: { n: 1, Msg: 'Your booking #AA20401 is confirmed.' } })
    expect(answers[1]).toEqual(answers[0])
    expect(await bookings(test, user)).toEqual([
      {
        Id: 20401,
        OrderId: 'AA20401',
        ShootDate: dMy(FREE),
        BookingDate: '05 Jan 2026',
        TotalAmountToPay: 24500,
        BookingType: 'Portraits',
        IsUpcoming: 1,
      },
    ])
    expect((await test.ask('GetUserCart', { UserId: user.UserId }, user.as))['cart']).toEqual([])
  })

  it('needs the right signature', async () => {
    const test = startProvider()
    const order = model(await pay(test, await shopper(test, '9000000001')))
    const good = await test.gateway.triple(String(order['PaymentGatewayOrderId']), 'pay_1')
    const forged = { ...good, PaymentGatewayPaymentId: 'pay_2' }
    expect(outcome(await test.ask('CreateOrder', forged)).n).toBe(0)
    expect(outcome(await test.ask('CreateOrder', { ...good, PaymentSignature: 'x' })).n).toBe(0)
    expect(outcome(await test.ask('CreateOrder', good)).n).toBe(1)
  })

  it('does not book a second payment for the same order', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const order = await pay(test, user)
    await confirm(test, order, 'pay_1')
    expect(outcome(await confirm(test, order, 'pay_2'))).toEqual({ n: 0, Msg: expect.stringContaining('will be refunded') })
    expect(await bookings(test, user)).toHaveLength(1)
  })

  it('books what was agreed, and leaves what was added meanwhile in the cart', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const order = await pay(test, user)
    await test.ask('AddToUserCart', item('food', 51, { UserId: user.UserId }), user.as)
    await confirm(test, order, 'pay_1')
    const cart = await test.ask('GetUserCart', { UserId: user.UserId }, user.as)
    expect(cart).toMatchObject({ GrantTotal: 450 })
  })

  it('counts a coupon that holds once for each customer', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    await confirm(test, await pay(test, user, { CouponCode: 'WELCOME' }), 'pay_1')
    await test.ask('AddToUserCart', item('package', 7, { UserId: user.UserId, BookingDate: dMy(FREE) }), user.as)
    expect(outcome(await pay(test, user, { CouponCode: 'WELCOME' })).Msg).toBe('You have already used this coupon.')
  })

  it('takes a professional for that day', async () => {
    const test = startProvider()
    const one = await shopper(test, '9000000001')
    const other = await shopper(test, '9000000002')
    const hire = ({ UserId, as }: Shopper) => test.ask('AddToUserCart', item('professional', 31, { UserId }), as)
    await hire(one)
    await confirm(test, await pay(test, one), 'pay_1')
    const asked = { UserId: other.UserId, sessionId: '', ProfessionalId: 31 }
    expect(await test.ask('GetAvailabilityForProfessional', asked, other.as)).toEqual({
      n: 0,
      Msg: `Asha is not available on ${dMy(FREE)}.`,
    })
    await hire(other)
    expect(outcome(await pay(test, other)).Msg).toContain('Asha is not available')
  })
})

describe('the details of a booking', () => {
  it('add up, and are shown to their owner only', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    await confirm(test, await pay(test, user, { CouponCode: 'FIRSTLIGHT', Amount: 3333.33 }), 'pay_1')
    const asked = { UserId: user.UserId, Id: 20401 }
    const body = await test.ask('GetMyBookingsDetails', asked, user.as)
    expect(body['bookingdetails']).toMatchObject([{ TypeId: 1, Amount: 24500, bookingdetails: [{ ProductName: 'Sunrise' }] }])
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
    expect(outcome(await test.ask('GetMyBookingsDetails', { ...asked, UserId: other.UserId }, other.as)).n).toBe(0)
    expect(outcome(await test.ask('GetMyBookingsDetails', asked, other.as)).n).toBe(0)
  })
})

describe('a studio tour', () => {
  const day = addDays(today(NOW), 3)

  function tour({ UserId }: Shopper, change: Body = {}): Body {
    const who = { FullName: 'Asha Rao', MobileNo: '9000000001', EmailId: 'asha@example.com', ProfessionalId: UserId }
    const when = { VisitingDate: slashed(day), VisitingTime: '10:00 AM - 12:00 PM' }
    return { ...who, ...when, NumberOfPeople: '3', TypeOfShoot: 1, Amount: 354, ...change }
  }

  it('costs its price a head, GST included, and becomes a booking', async () => {
    const test = startProvider()
    const user = await test.register('9000000001')
    const body = await test.ask('CreateRecceUserpayment', tour(user), user.as)
    expect(model(body)).toMatchObject({ PaidAmount: 354, PaymentGatewayOrderId: 'order_1' })
    const triple = await test.gateway.triple('order_1', 'pay_1')
    expect(outcome(await test.ask('CreateOrder', triple)).n).toBe(0)
    expect(outcome(await test.ask('CreateRecceUserOrder', triple)).n).toBe(1)
    expect(outcome(await test.ask('CreateRecceUserOrder', triple)).n).toBe(1)
    expect(await bookings(test, user)).toMatchObject([{ BookingType: 'Recce', TotalAmountToPay: 354, ShootDate: dMy(day) }])
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

describe('availability', () => {
  it('has each of the three within any seven days', async () => {
    const test = startProvider()
    for (const start of [0, 3, 10]) {
      const found = new Set<unknown>()
      for (let ahead = start; ahead < start + 7; ahead += 1) {
        const PackageDate = dMy(addDays(today(NOW), ahead))
        found.add((await test.ask('GetAvailabilityForPackage', { PackageDate, PackageId: '8' }))['n'])
      }
      expect(found).toEqual(new Set([1, 2, 3]))
    }
  })
})

describe('the demonstration customer', () => {
  it('has three bookings to come, one of them a tour, and two past ones', () => {
    const storage = createMemoryStorage()
    seed(storage, FIXTURE, NOW)
    seed(storage, FIXTURE, NOW)
    const rows = storage.transaction((tables) => tables.list<{ day: string; type: string }>('bookings'))
    expect(rows.filter(({ day }) => day >= today(NOW)).map(({ type }) => type).sort()).toEqual(['Portraits', 'Portraits', 'Recce'])
    expect(rows.filter(({ day }) => day < today(NOW))).toHaveLength(2)
  })
})

describe('a database file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('keeps cart, session and orders for the next start, also when it was never closed', async () => {
    const file = join(folder, 'deep', 'provider.sqlite')
    const before = createSqliteStorage(file)
    seed(before, FIXTURE, NOW)
    const first = startProvider(before)
    const user = await shopper(first, '9000000001')
    const order = await pay(first, user)

    const after = createSqliteStorage(file)
    const second = startProvider(after)
    expect((await second.ask('GetUserCart', { UserId: user.UserId }, user.as))['GrantTotal']).toBe(28000)
    expect(outcome(await confirm(second, order, 'pay_1')).n).toBe(1)
    expect(await bookings(second, user)).toHaveLength(1)
    expect(outcome(await second.ask('CheckMobileAndGenrateOtp', { MobileNo: CUSTOMER.Mobile })).n).toBe(1)
    before.close()
    after.close()
  })

  it.each(['memory', 'file'])('undoes everything of a transaction that fails (%s)', (kind) => {
    const storage = kind === 'memory' ? createMemoryStorage() : createSqliteStorage(':memory:')
    storage.transaction((tables) => tables.set('t', 'kept', 1))
    const fails = () =>
      storage.transaction((tables) => {
        tables.set('t', 'kept', 2)
        tables.set('t', 'kept', 3)
        tables.set('t', 'new', 1)
        tables.remove('t', 'kept')
        throw new Error('no')
      })
    expect(fails).toThrow('no')
    expect(storage.transaction((tables) => [tables.get('t', 'kept'), tables.get('t', 'new')])).toEqual([1, undefined])
    storage.close()
  })
})
