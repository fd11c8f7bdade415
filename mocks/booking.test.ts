import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dMy } from '../storefront/text/dates.ts'
import { addressOf, createVisitors, GUEST, type Visitor, type Visitors } from './testing/visitor.ts'
import { codeIn, countingRandom, dayWith, item, NOW, outcome, type Body } from './testing/provider.ts'
import { SCENARIOS, type ScenarioId } from './scenarios.ts'
import { createServer, type RunningShop } from './server.ts'

let server: RunningShop
let visitors: Visitors

beforeAll(async () => {
  const sandbox = { now: () => NOW, random: countingRandom() }
  server = await createServer({ port: 0, host: '127.0.0.1', dist: 'not-built', db: ':memory:', sandbox, addressOf })
  visitors = createVisitors(server.address)
})

afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.address + path, { headers, redirect: 'manual' })

const post = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.address + path, { method: 'POST', headers, redirect: 'manual' })

const PACKAGE = 142

function payment(who: Visitor): Body {
  const form = { FullName: 'Asha Rao', Phone: who.mobile, Email: 'asha@example.com', GST: '', OrderNote: '' }
  return { UserId: who.UserId, sessionId: who.sessionId, Amount: 3000, ...form, CouponCode: '' }
}

describe('a booking over HTTP', () => {
  it('goes from a guest’s cart through login and payment to My bookings, once', async () => {
    const BookingDate = dMy(dayWith(6, PACKAGE))
    const guest = { ...GUEST, sessionId: 'abcdefghijklmno' }
    await visitors.ask('AddToUserCart', item('package', PACKAGE, { ...guest, BookingDate }), guest)
    const MobileNo = '9876543210'
    const otp = codeIn(outcome((await visitors.ask('CheckMobileAndGenrateOtp', { MobileNo }, guest)).body).Msg)
    const { body: login } = await visitors.ask('VerifyOptAndLogin', { MobileNo, otp }, guest)
    expect(login['UserDetails']).toMatchObject({ Name: 'Meera Joshi', EmailId: 'meera@example.com' })
    const { Id: UserId } = login['UserDetails'] as { Id: string }
    const meera = { UserId, token: String(login['Token']), sessionId: guest.sessionId, mobile: MobileNo }

    const { body: cart } = await visitors.ask('GetUserCart', { UserId }, meera)
    expect(cart['cart']).toMatchObject([{ TypeId: 1, cart: [{ PackageId: PACKAGE, BookingDate }] }])
    const bookings = async () =>
      (await visitors.ask('GetMyBookings', { UserId }, meera)).body['bookingmodellist'] as Body[]
    const before = await bookings()
    expect(before.filter(({ IsUpcoming }) => IsUpcoming === 1)).toHaveLength(3)
    expect(before.filter(({ IsUpcoming }) => IsUpcoming === 0)).toHaveLength(2)

    const order = await visitors.ask('CreateUserpayment', payment(meera), meera)
    const triple = await visitors.pay(order.body['PaymentTransactionModel'] as Body)
    const answers = await Promise.all([1, 2, 3].map(() => visitors.ask('CreateOrder', triple)))
    expect(answers.map(({ body }) => outcome(body).n)).toEqual([1, 1, 1])
    expect(await bookings()).toHaveLength(before.length + 1)
  })
})

describe('a scenario', () => {
  const inScenario = (id: ScenarioId) => ({ Scenario: id })

  it('is switched on and off by a button of its page, and by no link or form of another site', async () => {
    const on = await post('/__scenario/sold-out')
    expect([on.status, on.headers.get('location')]).toEqual([303, '/'])
    expect(on.headers.getSetCookie()).toEqual(['Scenario=sold-out; Path=/; SameSite=Lax'])
    const off = await post('/__scenario/off')
    expect(off.headers.getSetCookie()).toEqual(['Scenario=; Max-Age=0; Path=/; SameSite=Lax'])
    const list = await (await get('/__scenario/', { cookie: 'Scenario=slow' })).text()
    for (const { id } of SCENARIOS) expect(list).toContain(`formaction="/__scenario/${id}"`)
    expect(list).toContain('On in this browser: <strong>Slow</strong>')
    expect((await get('/__scenario/nonsense')).status).toBe(404)
    const refused = [
      await get('/__scenario/sold-out'),
      await post('/__scenario/sold-out', { origin: 'https://evil.example' }),
      await post('/__scenario/off', { 'sec-fetch-site': 'cross-site' }),
    ]
    for (const { status, headers } of refused) expect([status, headers.getSetCookie()]).toEqual([405, []])
  })

  it('applies to the browser with its cookie only', async () => {
    const request = { PackageDate: dMy(dayWith(6, PACKAGE)), PackageId: PACKAGE }
    const sent = await visitors.ask('GetAvailabilityForPackage', request, GUEST, { cookie: 'Scenario=sold-out' })
    expect(sent.body).toMatchObject({ n: 3, Status: 'Sold out' })
    expect((await visitors.ask('GetAvailabilityForPackage', request)).body['n']).not.toBe(3)
  })

  it('loses the first confirmation, but books', async () => {
    const who = await visitors.shopper(PACKAGE, dayWith(2, PACKAGE))
    const { body } = await visitors.ask('CreateUserpayment', payment(who), who)
    const triple = await visitors.pay(body['PaymentTransactionModel'] as Body)
    const lost = await visitors.ask('CreateOrder', triple, GUEST, inScenario('confirm-lost'))
    expect(lost.status).toBe(500)
    const { body: mine } = await visitors.ask('GetMyBookings', { UserId: who.UserId }, who)
    expect(mine['bookingmodellist']).toHaveLength(1)
    const again = await visitors.ask('CreateOrder', triple, GUEST, inScenario('confirm-lost'))
    expect(outcome(again.body).n).toBe(1)
  })

  it('breaks the connection', async () => {
    const broken = visitors.ask('GetFAQ', {}, GUEST, inScenario('network-down'))
    await expect(broken).rejects.toThrow('fetch failed')
  })

  it('changes the provider’s answers', async () => {
    const request = { SlugName: 'pre-wedding-maternity' }
    const cut = await visitors.ask('GetPackageDeatils', request, GUEST, inScenario('wrong-shape'))
    expect((cut.body['packagelist'] as Body[])[0]).not.toHaveProperty('SellingPrice')
    const who = await visitors.shopper(PACKAGE, dayWith(2, PACKAGE))
    const paidAmount = async (headers: Record<string, string>) => {
      const { body } = await visitors.ask('CreateUserpayment', payment(who), who, headers)
      return Number((body['PaymentTransactionModel'] as Body)['PaidAmount'])
    }
    expect(await paidAmount(inScenario('amount-differs'))).toBe((await paidAmount({})) + 1)
  })
})
