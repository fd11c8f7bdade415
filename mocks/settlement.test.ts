/**
 * Random histories of one customer's cart between provider and gateway, with webhooks in any order, faults and
 * restarts. `PAYMENT_RUNS` sets how many (CI: 2,000), `PAYMENT_SEED` which.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dMy } from '../storefront/text/dates.ts'
import { faultsInBooks } from './ledger.ts'
import { countingRandom, FIXTURE, item, NOW, outcome, type Body } from './testing/provider.ts'
import { FREE, LAST } from './testing/shopper.ts'
import { createMemoryStorage, type Storage, type Tables } from './provider/storage.ts'
import { createSandbox } from './sandbox.ts'

const RUNS = Number(process.env['PAYMENT_RUNS'] ?? 2000)
const SEED = Number(process.env['PAYMENT_SEED'] ?? 20_261_122)

const INSTRUMENT = { method: 'upi', vpa: 'success@razorpay' }
const BILLING = { FullName: 'Asha Rao', Phone: '9000000001', Email: 'asha@example.com', GST: '', OrderNote: '' }

/** The sandbox over a storage that can be made to fail, and its undelivered webhooks. */
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
  const start = () => {
    webhooks = []
    return createSandbox({
      storage,
      data: FIXTURE,
      assets: () => Promise.resolve(''),
      now: () => now,
      random,
      after: (_, run) => webhooks.push(run),
    })
  }
  let sandbox = start()
  const orders: string[] = []
  const triples: object[] = []

  async function ask(name: string, fields: object, as = ''): Promise<Body> {
    const headers = new Headers({ 'x-api-key': 'demo-key', ...(as && { authToken: as }) })
    return (await sandbox.provider.answer(name, fields, headers)).body
  }

  const sent = outcome(await ask('SendOtpForNonRegisterUserWeb', { MobileNo: '9000000001' }))
  const Otp = /(\d{5})$/.exec(String(sent.Msg))?.[1]
  const login = await ask('VerifyOtpAndRegister', {
    Name: 'Asha Rao',
    Mobile: '9000000001',
    EmailId: 'asha@example.com',
    Otp,
  })
  const { Id: UserId } = login['UserDetails'] as { Id: string }
  const as = `${String(login['Token'])}-${UserId}`

  return {
    faults,
    /** Within the days for which the provider asks the gateway about an order. */
    wait: (milliseconds: number) => void (now = Math.min(now + milliseconds, NOW + 6 * 86_400_000)),
    put: (BookingDate: string) => ask('AddToUserCart', item('package', 7, { UserId, BookingDate }), as),
    async remove() {
      const { cart } = (await ask('GetUserCart', { UserId }, as)) as { cart?: { cart: { CartitemId: number }[] }[] }
      const id = cart?.[0]?.cart[0]?.CartitemId
      if (id !== undefined) await ask('RemoveItemFromUserCart', { Cartid: id, UserId, sessionId: '' }, as)
    },
    async order(Amount: number, CouponCode: string) {
      const body = await ask('CreateUserpayment', { UserId, sessionId: '', Amount, CouponCode, ...BILLING }, as)
      const made = body['PaymentTransactionModel'] as { PaymentGatewayOrderId: string } | undefined
      if (made) orders.push(made.PaymentGatewayOrderId)
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
    /** Paid in the dialog; the page may never be told. */
    async pay(which: number) {
      const order_id = orders[which % Math.max(1, orders.length)]
      if (order_id === undefined) return
      const body = JSON.stringify({ order_id, attempt: `attempt ${triples.length}`, instrument: INSTRUMENT })
      const response = await sandbox.gateway
        .fetch(new Request('http://shop.invalid/gateway/payments', { method: 'POST', body }))
        .catch(() => undefined)
      const answer = (await response?.json()) as Record<string, string> | undefined
      if (!answer?.['razorpay_signature']) return
      triples.push({
        PaymentGatewayPaymentId: answer['razorpay_payment_id'],
        PaymentGatewayOrderId: answer['razorpay_order_id'],
        PaymentSignature: answer['razorpay_signature'],
      })
    },
    /** A page confirms, maybe repeatedly. */
    async confirm(which: number) {
      const triple = triples[which % Math.max(1, triples.length)]
      if (triple) for (const call of ['CreateOrder', 'CreateRecceUserOrder']) await ask(call, triple)
    },
    async deliver(which: number) {
      webhooks[which % Math.max(1, webhooks.length)]?.()
      await sandbox.provider.receive({ body: '', signature: '' })
    },
    lose: () => void (webhooks = []),
    sweep: () => sandbox.provider.sweep(),
    restart() {
      const { isStorageFailing } = faults
      faults.isStorageFailing = false
      sandbox = start()
      faults.isStorageFailing = isStorageFailing
      const { capture, refund, payments } = sandbox.gateway
      const ifUp =
        <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
        (...given: Given) =>
          faults.isGatewayDown ? Promise.reject(new Error('down')) : call(...given)
      Object.assign(sandbox.gateway, { capture: ifUp(capture), refund: ifUp(refund), payments: ifUp(payments) })
    },
    faultsInBooks: () => memory.transaction(faultsInBooks),
  }
}

type World = Awaited<ReturnType<typeof createWorld>>
type Act = [string, (world: World) => unknown]

const nth = fc.nat(7)
const acts: fc.Arbitrary<Act> = fc.oneof(
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
      .constantFrom(60_000, 16 * 60_000, 26 * 3_600_000)
      .map<Act>((ms) => [`${ms} ms pass`, (world) => world.wait(ms)]),
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
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED })
  },
  Math.max(60_000, RUNS * 100),
)
