/**
 * Random histories of a customer's cart between provider and gateway. `PAYMENT_RUNS` sets their number (CI: 2,000),
 * `PAYMENT_SEED` the seed.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dMy } from '../storefront/text/dates.ts'
import type { GatewayOrder } from './gateway/orders.ts'
import { faultsInBooks } from './ledger.ts'
import { ORDERS } from './provider/orders.ts'
import { codeIn, countingRandom, FIXTURE, item, NOW, outcome, type Body } from './testing/provider.ts'
import { FREE, LAST } from './testing/shopper.ts'
import { createMemoryStorage, type Storage, type Tables } from './provider/storage.ts'
import { createSandbox } from './sandbox.ts'

const RUNS = Number(process.env['PAYMENT_RUNS'] ?? 2000)
const SEED = Number(process.env['PAYMENT_SEED'] ?? 20_261_122)

const INSTRUMENT = { method: 'upi', vpa: 'success@razorpay' }
const DECLINED = { method: 'upi', vpa: 'failure@razorpay' }
const GUEST = 'abcdefghijklmno'
/** Gateway calls of two concurrent requests. Each may settle or drop about ten orders, and creates one. */
const MOST_ASKED = 2 * (3 * ORDERS.most + 1)
const BILLING = { FullName: 'Asha Rao', Phone: '9000000001', Email: 'asha@example.com', GST: '', OrderNote: '' }

/** Two sandboxes over one storage that can fail, with their undelivered webhooks. */
async function createWorld() {
  const memory = createMemoryStorage()
  const random = countingRandom()
  let now = NOW
  let webhooks: (() => void)[] = []
  const faults = { isStorageFailing: false, isGatewayDown: false }
  const storage: Storage = {
    transaction: <Result>(work: (tables: Tables) => Result) =>
      memory.transaction((tables) => {
        const result = work(tables)
        if (faults.isStorageFailing) throw new Error('database is locked')
        return result
      }),
    close: () => memory.close(),
  }
  const start = () =>
    createSandbox({
      storage,
      data: FIXTURE,
      assets: () => Promise.resolve(''),
      now: () => now,
      random,
      after: (_, run) => webhooks.push(run),
    })
  let servers = [start(), start()] as const
  let calls = 0
  /** Alternates between the servers. */
  const server = () => servers[(calls += 1) % 2 === 0 ? 0 : 1]
  let asked = 0
  const orders: string[] = []
  const triples: ({ PaymentGatewayPaymentId: string } & Record<string, string | undefined>)[] = []

  async function ask(name: string, fields: object, as = ''): Promise<Body> {
    const headers = new Headers({ 'x-api-key': 'demo-key', ...(as && { authToken: as }) })
    return (await server().provider.answer(name, fields, headers)).body
  }

  const form = { Name: 'Asha Rao', Mobile: '9000000001', EmailId: 'asha@example.com' }
  const Otp = codeIn(outcome(await ask('SendOtpForNonRegisterUserWeb', { MobileNo: form.Mobile })).Msg)
  const registered = await ask('VerifyOtpAndRegister', { ...form, Otp })
  const { Id: UserId } = registered['UserDetails'] as { Id: string }
  let as = `${String(registered['Token'])}-${UserId}`

  async function logIn(): Promise<void> {
    const otp = codeIn(outcome(await ask('CheckMobileAndGenrateOtp', { MobileNo: form.Mobile })).Msg)
    const { Token } = await ask('VerifyOptAndLogin', { MobileNo: form.Mobile, otp })
    if (typeof Token === 'string') as = `${Token}-${UserId}`
  }

  async function payAt(which: number, instrument: object) {
    const order_id = orders[which % Math.max(1, orders.length)]
    if (order_id === undefined) return
    const body = JSON.stringify({ order_id, attempt: `attempt ${(attempts += 1)}`, instrument })
    const response = await server()
      .gateway.fetch(new Request('http://shop.invalid/gateway/payments', { method: 'POST', body }))
      .catch(() => undefined)
    const answer = (await response?.json()) as Record<string, string> | undefined
    if (!answer?.['razorpay_signature']) return
    triples.push({
      PaymentGatewayPaymentId: String(answer['razorpay_payment_id']),
      PaymentGatewayOrderId: answer['razorpay_order_id'],
      PaymentSignature: answer['razorpay_signature'],
    })
  }
  let attempts = 0

  return {
    faults,
    /** Stays within the days for which the provider looks an order up at the gateway. */
    async wait(milliseconds: number) {
      now = Math.min(now + milliseconds, NOW + 6 * 86_400_000)
      if (milliseconds > 30 * 60_000) await logIn()
    },
    /**
     * Somebody who knows the customer's SessionId fills the guest's cart, then a page of the customer merges and shows
     * it.
     */
    async merge(type: 'package' | 'food') {
      const line = type === 'package' ? item(type, 8, { BookingDate: dMy(LAST) }) : item(type, 51, { Quantity: 2 })
      await ask('AddToUserCart', line)
      await ask('GetUserCart', { UserId, sessionId: GUEST }, as)
    },
    put: (BookingDate: string) => ask('AddToUserCart', item('package', 7, { UserId, BookingDate }), as),
    async remove() {
      const { cart } = (await ask('GetUserCart', { UserId }, as)) as { cart?: { cart: { CartitemId: number }[] }[] }
      const id = cart?.[0]?.cart[0]?.CartitemId
      if (id !== undefined) await ask('RemoveItemFromUserCart', { Cartid: id, UserId, sessionId: '' }, as)
    },
    async order(Amount: number, CouponCode: string) {
      const request = { UserId, sessionId: GUEST, Amount, CouponCode, ...BILLING }
      const before = asked
      const body = await ask('CreateUserpayment', request, as)
      const made = body['PaymentTransactionModel'] as { PaymentGatewayOrderId: string } | undefined
      if (made) orders.push(made.PaymentGatewayOrderId)
      return asked - before
    },
    async tour(people: number) {
      const when = { VisitingDate: FREE.split('-').reverse().join('/'), VisitingTime: '10:00 AM - 12:00 PM' }
      const form = { FullName: 'Asha Rao', MobileNo: '9000000001', EmailId: 'asha@example.com', TypeOfShoot: 1 }
      const body = await ask(
        'CreateRecceUserpayment',
        { ProfessionalId: UserId, ...form, ...when, NumberOfPeople: people, Amount: people * 118 },
        as,
      )
      const made = body['PaymentTransactionModel'] as { PaymentGatewayOrderId: string } | undefined
      if (made) orders.push(made.PaymentGatewayOrderId)
    },
    /** Pays in the dialog; the page may never receive the event. */
    pay: (which: number) => payAt(which, INSTRUMENT),
    decline: (which: number) => payAt(which, DECLINED),
    async confirm(which: number) {
      const triple = triples[which % Math.max(1, triples.length)]
      if (triple) for (const call of ['CreateOrder', 'CreateRecceUserOrder']) await ask(call, triple)
    },
    async deliver(which: number) {
      webhooks[which % Math.max(1, webhooks.length)]?.()
      await server().provider.receive({ body: '', signature: '' })
    },
    lose: () => void (webhooks = []),
    sweep: () => server().provider.sweep(),
    restart() {
      const { isStorageFailing } = faults
      faults.isStorageFailing = false
      webhooks = []
      servers = [start(), start()]
      faults.isStorageFailing = isStorageFailing
      const ifUp =
        <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
        (...given: Given) => {
          asked += 1
          return faults.isGatewayDown ? Promise.reject(new Error('down')) : call(...given)
        }
      for (const { gateway } of servers) {
        const { capture, refund, payments, drop, createOrder } = gateway
        const faulty = { capture: ifUp(capture), refund: ifUp(refund), payments: ifUp(payments) }
        Object.assign(gateway, faulty, { drop: ifUp(drop), createOrder: ifUp(createOrder) })
      }
    },
    /** A payment that the gateway has forgotten would be missing from the books. */
    paymentsForgotten: () =>
      memory.transaction((tables) => {
        const known = tables.list<GatewayOrder>('gateway', 'order/').flatMap(({ attempts: all }) => all)
        const ids = new Set(known.map(({ paymentId }) => paymentId))
        return triples.filter(({ PaymentGatewayPaymentId: id }) => !ids.has(id))
      }),
    faultsInBooks: () => memory.transaction(faultsInBooks),
  }
}

type World = Awaited<ReturnType<typeof createWorld>>
type Act = [string, (world: World) => unknown]

const nth = fc.nat(7)
const single: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(FREE, LAST)
      .map<Act>((day) => [`the package is wanted for ${day}`, (world) => world.put(dMy(day))]),
  },
  {
    weight: 2,
    arbitrary: fc.constant<Act>([
      'the package is removed and wanted anew',
      async (world) => {
        await world.remove()
        await world.put(dMy(FREE))
      },
    ]),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(3000, 5000), fc.constantFrom('', 'WELCOME'))
      .map<Act>(([amount, coupon]) => [`an order of ${amount} ${coupon}`, (world) => world.order(amount, coupon)]),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(2, 4).map<Act>((people) => [`a tour for ${people}`, (world) => world.tour(people)]),
  },
  { weight: 3, arbitrary: nth.map<Act>((which) => [`order ${which} is declined`, (world) => world.decline(which)]) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('package', 'food')
      .map<Act>((type) => [`a guest's ${type} becomes the customer's`, (world) => world.merge(type)]),
  },
  {
    weight: 1,
    arbitrary: fc.boolean().map<Act>((areTried) => [
      `payment after payment is begun${areTried ? ' and declined' : ''}`,
      async (world) => {
        for (let at = 0; at < ORDERS.most + 2; at += 1) {
          expect(await world.order(4000 + at, '')).toBeLessThanOrEqual(MOST_ASKED)
          if (areTried) await world.decline(at)
        }
      },
    ]),
  },
  { weight: 6, arbitrary: nth.map<Act>((which) => [`order ${which} is paid`, (world) => world.pay(which)]) },
  {
    weight: 4,
    arbitrary: nth.map<Act>((which) => [`payment ${which} is confirmed by a page`, (world) => world.confirm(which)]),
  },
  { weight: 3, arbitrary: nth.map<Act>((which) => [`webhook ${which} arrives`, (world) => world.deliver(which)]) },
  { weight: 1, arbitrary: fc.constant<Act>(['all webhooks under way are lost', (world) => world.lose()]) },
  { weight: 1, arbitrary: fc.constant<Act>(['the sweep runs', (world) => world.sweep()]) },
  { weight: 1, arbitrary: fc.constant<Act>(['the server is killed and started again', (world) => world.restart()]) },
  {
    weight: 1,
    arbitrary: fc.constant<Act>(['the storage fails', (world) => void (world.faults.isStorageFailing = true)]),
  },
  {
    weight: 3,
    arbitrary: fc.constant<Act>(['the storage works', (world) => void (world.faults.isStorageFailing = false)]),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Act>(['the gateway is down', (world) => void (world.faults.isGatewayDown = true)]),
  },
  {
    weight: 2,
    arbitrary: fc.constant<Act>(['the gateway is up', (world) => void (world.faults.isGatewayDown = false)]),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(60_000, 16 * 60_000, 20 * 3_600_000, 26 * 3_600_000)
      .map<Act>((ms) => [`${ms} ms pass`, (world) => world.wait(ms)]),
  },
)

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: single },
  {
    weight: 1,
    arbitrary: fc
      .tuple(single, single)
      .map<Act>(([[one, first], [other, second]]) => [
        `at the same time: ${one}, and ${other}`,
        (world) => Promise.all([first(world), second(world)]),
      ]),
  },
)

test(
  'whatever is lost, repeated or late: each captured payment is one booking, every other one is refunded, nothing is booked twice',
  async () => {
    const property = fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 40 }), async (script) => {
      const world = await createWorld()
      world.restart()
      await world.put(dMy(FREE))
      for (const [, act] of script) await act(world)
      Object.assign(world.faults, { isStorageFailing: false, isGatewayDown: false })
      world.lose()
      await world.sweep()
      await world.sweep()
      expect(world.faultsInBooks()).toEqual([])
      expect(world.paymentsForgotten()).toEqual([])
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED })
  },
  Math.max(60_000, RUNS * 100),
)
