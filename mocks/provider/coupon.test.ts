import { describe, expect, it } from 'vitest'
import { dMy } from '../../storefront/text/dates.ts'
import { dayWith, item, outcome, startProvider } from '../testing/provider.ts'

const GUEST = { UserId: '', sessionId: 'abcdefghijklmno' }
const SOON = dMy(dayWith(6, 7))

describe('a coupon', () => {
  const coupon = (CouponCode: unknown) => ({ ...GUEST, CouponCode })

  it('takes two thousand rupees off', async () => {
    const { ask } = startProvider()
    await ask('AddToUserCart', item('package', 7, { BookingDate: SOON }))
    expect(await ask('ApplyCoupon', coupon('firstlight'))).toEqual({
      response: { n: 1, Msg: 'Coupon applied: ₹2,000 off.' },
      couponmodel: { Amount: 2000 },
    })
  })

  it.each([
    ['', 'Please enter coupon code'],
    ['NOSUCHCODE', 'This coupon code is not valid.'],
    ['MONSOON', 'This coupon has expired.'],
    ['BIGDAY', 'This coupon needs an order of at least ₹75,000.'],
    ['__proto__', 'This coupon code is not valid.'],
  ])('refuses %j with its reason', async (code, Msg) => {
    const { ask } = startProvider()
    await ask('AddToUserCart', item('package', 7, { BookingDate: SOON }))
    expect(outcome(await ask('ApplyCoupon', coupon(code)))).toEqual({ n: 0, Msg })
  })

  it('needs an item in the cart', async () => {
    const { ask } = startProvider()
    expect(outcome(await ask('ApplyCoupon', coupon('FIRSTLIGHT')))).toEqual({ n: 0, Msg: 'Your cart is empty.' })
  })
})
