import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { storedValue } from '../storage.ts'
import { paiseOf } from '../text/money.ts'
import type { Entry } from './journalEntry.ts'
import { parseEntry } from './parseEntry.ts'
import {
  createJournal,
  createOpenQuestions,
  memoryStore,
  withFallback,
  type EntryStore,
  type TabChannel,
} from './journal.ts'

const ORDER = {
  orderId: 'order_1',
  kind: 'shoot',
  amount: paiseOf(354_000),
  owner: 'a4c1',
  lines: ['1', '2'],
  contentHash: 'content',
  createdAt: 0,
} as const
const triple = { PaymentGatewayPaymentId: 'pay_1', PaymentGatewayOrderId: 'order_1', PaymentSignature: 'signature' }
const AUTHORISED: Entry = { ...ORDER, state: 'authorised', triple }
const SILENT: TabChannel = { tell: () => {}, listen: () => () => {} }
const DAY = 86_400_000

const RECEIPT = {
  lines: [{ name: 'Golden Hour', detail: '12 Dec 2026', amount: '₹24,500' }],
  rows: [{ label: 'Paid', value: '₹3,540', tone: 'big' }],
  events: [{ uid: 'order_1', title: 'Golden Hour', day: '2026-12-12', start: 840, end: 1200 }],
}

function refusing(): EntryStore {
  const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  return { all: refuse, update: refuse, remove: refuse }
}

const copy = storedValue('session', 'payments', v.array(v.unknown()))
afterEach(() => copy.forget())

test('an entry keeps its receipt, and loses a malformed one', () => {
  expect(parseEntry({ ...AUTHORISED, receipt: RECEIPT })).toEqual({ ...AUTHORISED, receipt: RECEIPT })
  const broken = parseEntry({
    ...AUTHORISED,
    receipt: { ...RECEIPT, events: [{ uid: 'order_1', title: 'Golden Hour', day: 'soon' }] },
  })
  expect(broken).toMatchObject(AUTHORISED)
  expect(broken?.receipt).toBeUndefined()
})

describe('a later state of an order', () => {
  test.each<[Entry, Entry, Entry['state']]>([
    [AUTHORISED, { ...ORDER, state: 'dismissed' }, 'authorised'],
    [{ ...ORDER, state: 'dismissed' }, { ...ORDER, state: 'open' }, 'open'],
  ])('after %o, %o leaves %s', async (first, second, state) => {
    const journal = createJournal(memoryStore(), SILENT)
    await journal.put(first)
    await journal.put(second)
    expect(await journal.get('order_1')).toHaveProperty('state', state)
  })
})

describe('where the browser refuses storage', () => {
  const impatient = <Result>(result: Promise<Result>): Promise<Result> => {
    result.catch(() => undefined)
    return Promise.reject(new Error('Storage does not answer'))
  }

  test('entries are kept for the visit', async () => {
    const journal = createJournal(withFallback(refusing(), memoryStore()), SILENT)
    await journal.put(AUTHORISED)
    expect(await journal.all()).toEqual([AUTHORISED])
    await journal.prune(400 * DAY)
    expect(await journal.all()).toEqual([AUTHORISED])
  })

  test('storage that hangs counts as refused', async () => {
    const never = () => new Promise<never>(() => {})
    const hanging: EntryStore = { all: never, update: never, remove: never }
    const journal = createJournal(withFallback(hanging, memoryStore(), impatient), SILENT)
    await journal.put(AUTHORISED)
    expect(await journal.all()).toEqual([AUTHORISED])
  })

  test('a reload still finds entries that may hold money, and no others', async () => {
    const journal = createJournal(memoryStore(copy), SILENT)
    await journal.put({ ...ORDER, orderId: 'order_2', state: 'dismissed' })
    await journal.put(AUTHORISED)
    expect(await createJournal(memoryStore(copy), SILENT).all()).toEqual([AUTHORISED])
  })

  test('a reload after a failed write finds what was paid, also once the database works again', async () => {
    const database = memoryStore()
    const fails: EntryStore = { ...database, update: refusing().update }
    await createJournal(database, SILENT).put({ ...ORDER, state: 'open' })
    await createJournal(withFallback(fails, memoryStore(copy)), SILENT).putPaid(ORDER, triple)
    const reloaded = createJournal(withFallback(database, memoryStore(copy)), SILENT)
    expect(await reloaded.all()).toEqual([AUTHORISED])
    expect(await database.all()).toEqual([AUTHORISED])
    expect(copy.read()).toBeUndefined()
  })

  test('an answer that comes too late takes nothing away from what was paid meanwhile', async () => {
    const late = Promise.withResolvers<void>()
    const slow: EntryStore = { ...memoryStore(), update: () => late.promise }
    copy.write([{ ...ORDER, state: 'open' }])
    const journal = createJournal(withFallback(slow, memoryStore(copy), impatient), SILENT)
    await journal.all()
    await journal.putPaid(ORDER, triple)
    late.resolve()
    await new Promise((resolve) => setTimeout(resolve))
    expect(await journal.all()).toEqual([AUTHORISED])
    expect(copy.read()).toEqual([AUTHORISED])
  })

  test('a write that gave up waiting for entries to move does not reach the database later', async () => {
    const late = Promise.withResolvers<void>()
    const database = memoryStore()
    const slow: EntryStore = { ...database, update: (...args) => late.promise.then(() => database.update(...args)) }
    copy.write([{ ...AUTHORISED, orderId: 'order_0' }])
    const journal = createJournal(withFallback(slow, memoryStore(copy), impatient), SILENT)
    await journal.put({ ...ORDER, state: 'open' })
    await journal.put({ ...ORDER, state: 'dismissed' })
    late.resolve()
    await new Promise((resolve) => setTimeout(resolve))
    expect(await database.all()).toMatchObject([{ orderId: 'order_0' }])
  })

  test('a malformed entry of the copy is ignored', async () => {
    copy.write([{ orderId: 'x' }, AUTHORISED])
    expect(await memoryStore(copy).all()).toEqual([AUTHORISED])
  })
})

test('the list of open questions follows what the provider says about one of them', async () => {
  const journal = createJournal(memoryStore(), SILENT)
  let changes = 0
  const questions = createOpenQuestions(journal, () => (changes += 1))
  const refuse = (message: string) => journal.put({ ...ORDER, state: 'refused', triple, message })
  await refuse('The slot is gone.')
  const [first, same] = [await questions.refresh(), await questions.refresh()]
  expect(same).toBe(first)
  await refuse('The slot is on hold.')
  expect(await questions.refresh()).toMatchObject([{ message: 'The slot is on hold.' }])
  expect(changes).toBe(2)
})
