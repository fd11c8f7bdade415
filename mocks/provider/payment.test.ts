import { describe, expect, it } from 'vitest'
import { dMy } from '../../storefront/text/dates.ts'
import { item, outcome, startProvider } from '../testing/provider.ts'
import { bookings, confirm, FREE, LAST, model, pay, shopper, type Shopper } from '../testing/shopper.ts'

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

  it('is replaced after 15 minutes', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    await pay(test, user)
    test.later(15 * 60_000 - 1)
    expect(model(await pay(test, user))['PaymentGatewayOrderId']).toBe('order_1')
    test.later(1)
    expect(model(await pay(test, user))['PaymentGatewayOrderId']).toBe('order_2')
  })

  it('releases the day that was held before', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001', LAST)
    await pay(test, user)
    const request = { PackageDate: dMy(LAST), PackageId: 7 }
    expect((await test.ask('GetAvailabilityForPackage', request))['n']).toBe(3)
    await test.ask('AddToUserCart', item('package', 7, { UserId: user.UserId, BookingDate: dMy(FREE) }), user.as)
    await pay(test, user)
    expect((await test.ask('GetAvailabilityForPackage', request))['n']).toBe(2)
  })

  it('is for the cart that the customer saw, and not for what others put into the guest’s meanwhile', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const { UserId, as } = user
    const both = { UserId, sessionId: 'abcdefghijklmno' }
    // Somebody who knows the customer's SessionId adds a package to the guest's cart, which would replace theirs.
    await test.ask('AddToUserCart', item('package', 8, { BookingDate: dMy(LAST) }))
    expect(outcome(await test.ask('ValidateUserCart', both, as)).n).toBe(1)
    expect(await test.ask('ApplyCoupon', { ...both, CouponCode: 'GOLDENHOUR' }, as)).toMatchObject({
      couponmodel: { Amount: 2450 },
    })
    expect(outcome(await confirm(test, await pay(test, user, both), 'pay_1')).n).toBe(1)
    expect(await bookings(test, user)).toMatchObject([{ ShootDate: dMy(FREE), TotalAmountToPay: 24_500 }])
    expect((await test.ask('GetUserCart', both, as))['cart']).toMatchObject([{ cart: [{ ProductId: 8 }] }])
  })

  it('is made once for two requests at the same time', async () => {
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

  it('books what was agreed, and leaves later additions in the cart', async () => {
    const test = startProvider()
    const user = await shopper(test, '9000000001')
    const order = await pay(test, user)
    await test.ask('AddToUserCart', item('food', 51, { UserId: user.UserId }), user.as)
    await confirm(test, order, 'pay_1')
    const cart = await test.ask('GetUserCart', { UserId: user.UserId }, user.as)
    expect(cart).toMatchObject({ GrantTotal: 450 })
  })

  it('reserves a professional for that day', async () => {
    const test = startProvider()
    const one = await shopper(test, '9000000001')
    const other = await shopper(test, '9000000002')
    const hire = ({ UserId, as }: Shopper) => test.ask('AddToUserCart', item('professional', 31, { UserId }), as)
    await hire(one)
    await confirm(test, await pay(test, one), 'pay_1')
    const request = { UserId: other.UserId, sessionId: '', ProfessionalId: 31 }
    expect(await test.ask('GetAvailabilityForProfessional', request, other.as)).toEqual({
      n: 0,
      Msg: `Asha is not available on ${dMy(FREE)}.`,
    })
    await hire(other)
    expect(outcome(await pay(test, other)).Msg).toContain('Asha is not available')
  })
})
