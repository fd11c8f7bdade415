/** A customer with as many declined payments as possible, who sends as many requests as 40 pages, for calls and for pages. */
import { once } from 'node:events'
import { parentPort, Worker, workerData, type MessagePort } from 'node:worker_threads'
import { readAsset } from '../../../mocks/gateway/assets.node.ts'
import { DEMONSTRATION } from '../../../mocks/payloads/demonstration.ts'
import { ORDERS } from '../../../mocks/provider/orders.ts'
import { createSqliteStorage } from '../../../mocks/provider/sqlite.ts'
import { createSandbox } from '../../../mocks/sandbox.ts'
import { codeIn, dayWith, item, outcome, type Body } from '../../../mocks/testing/provider.ts'
import { createVisitors, GUEST, type Visitor } from '../../../mocks/testing/visitor.ts'
import { PAGES } from '../../build/pages.ts'
import { dMy, today } from '../../text/dates.ts'
import { billing } from './booking.ts'

const ORDERS_BEGUN = 700
const AT_ONCE = 40
const DECLINED = { method: 'upi', vpa: 'failure@razorpay' }

/** As many orders as the server's limits allow, over the previous days. */
export async function createHostile(db: string): Promise<Visitor> {
  const between = ORDERS.within / ORDERS.most
  let now = Date.now() - ORDERS_BEGUN * between
  const storage = createSqliteStorage(db, () => now)
  const { provider, gateway, close } = createSandbox({
    storage,
    data: DEMONSTRATION,
    assets: readAsset,
    now: () => now,
  })
  const guest = { ...GUEST, sessionId: 'hostilehostile0', mobile: '9199999999' }
  let who: Visitor = guest
  async function ask(name: string, request: Body): Promise<Body> {
    const headers = { 'x-api-key': 'demo-key', cookie: `SessionId=${who.sessionId}` }
    const auth = who.token ? { authToken: `${who.token}-${who.UserId}` } : {}
    return (await provider.answer(name, request, new Headers({ ...headers, ...auth }))).body
  }
  const sent = await ask('SendOtpForNonRegisterUserWeb', { MobileNo: who.mobile })
  const form = { Name: 'Asha Rao', Mobile: who.mobile, EmailId: 'asha@example.com', Otp: codeIn(outcome(sent).Msg) }
  const registered = await ask('VerifyOtpAndRegister', form)
  const { Id: UserId } = registered['UserDetails'] as { Id: string }
  who = { ...guest, UserId, token: String(registered['Token']) }
  await ask('AddToUserCart', item('package', 144, { ...who, BookingDate: dMy(dayWith(6, 144, 'package', today())) }))
  for (let at = 0; at < ORDERS_BEGUN; at += 1) {
    const { PaymentTransactionModel: made } = await ask('CreateUserpayment', { ...billing(who), Amount: 3000 + at })
    const order_id = (made as Body)['PaymentGatewayOrderId']
    const body = JSON.stringify({ order_id, attempt: 'one', instrument: DECLINED })
    await gateway.fetch(new Request('http://shop.invalid/gateway/payments', { method: 'POST', body }))
    now += between
  }
  await close()
  storage.close()
  return who
}

interface Attack {
  readonly address: string
  readonly who: Visitor
}

/**
 * Runs in its own thread, so as not to slow down the other visitors. Resolves once it has started.
 * @returns a function that stops it and returns the number of responses.
 */
export async function attack(address: string, who: Visitor): Promise<() => Promise<number>> {
  const thread = new Worker(import.meta.filename, { workerData: { address, who } satisfies Attack })
  await once(thread, 'message')
  return async () => {
    thread.postMessage('end')
    return ((await once(thread, 'message')) as [number])[0]
  }
}

async function ask(port: MessagePort, { address, who }: Attack): Promise<void> {
  const { UserId, sessionId } = who
  const visitors = createVisitors(address)
  let answers = 0
  const over = new AbortController()
  port.once('message', () => over.abort())
  const pages = PAGES.filter(({ path }) => path !== '/404').map(({ path }) => path)
  async function open(): Promise<void> {
    const path = pages[answers % pages.length] ?? '/'
    const response = await fetch(address + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: HTTP status ${response.status}`)
  }
  const calls = [
    () => visitors.ask('CreateUserpayment', { ...billing(who), Amount: 10_000 + answers }, who),
    () => visitors.ask('GetMyBookings', { UserId }, who),
    () => visitors.ask('ValidateUserCart', { UserId, sessionId }, who),
    open,
  ]
  await calls[0]?.()
  port.postMessage('under way')
  async function caller(): Promise<void> {
    while (!over.signal.aborted) {
      await calls[answers % calls.length]?.()
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, caller))
  port.postMessage(answers)
}

if (parentPort) await ask(parentPort, workerData as Attack)
