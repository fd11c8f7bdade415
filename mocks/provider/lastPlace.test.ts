import { describe, expect, it } from 'vitest'
import { dMy } from '../../storefront/text/dates.ts'
import { outcome, startProvider } from '../testing/provider.ts'
import { bookings, confirm, LAST, pay, shopper } from '../testing/shopper.ts'

describe('the last place', () => {
  it('goes to exactly one of two customers who pay at once', async () => {
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
    const request = { PackageDate: dMy(LAST), PackageId: 7 }
    expect(await test.ask('GetAvailabilityForPackage', request)).toMatchObject({ n: 3, Status: 'Sold out' })
    expect(await test.ask('GetAvailabilityForPackage', request, holder.as)).toMatchObject({
      n: 2,
      Status: 'Fast filling',
    })
    test.later(15 * 60_000)
    expect(await test.ask('GetAvailabilityForPackage', request)).toMatchObject({ n: 2 })
  })
  it('is refunded to the customer who pays when it is gone', async () => {
    const test = startProvider()
    const slow = await shopper(test, '9000000001', LAST)
    const quick = await shopper(test, '9000000002', LAST)
    const late = await pay(test, slow)
    test.later(15 * 60_000)
    expect(outcome(await confirm(test, await pay(test, quick), 'pay_quick')).n).toBe(1)
    const refused = outcome(await confirm(test, late, 'pay_slow'))
    expect(refused).toEqual({
      n: 0,
      Msg: expect.stringContaining('Your payment pay_slow is on record and will be refunded'),
    })
    expect(outcome(await confirm(test, late, 'pay_slow'))).toEqual(refused)
    expect(await bookings(test, slow)).toEqual([])
  })
})

describe('a payment to be refunded', () => {
  it('is refunded even when there is room again', async () => {
    const test = startProvider()
    const late = await pay(test, await shopper(test, '9000000001', LAST))
    test.later(15 * 60_000)
    await pay(test, await shopper(test, '9000000002', LAST))
    const refused = outcome(await confirm(test, late, 'pay_late'))
    expect(refused.n).toBe(0)
    test.later(15 * 60_000)
    expect(outcome(await confirm(test, late, 'pay_late'))).toEqual(refused)
  })
})
