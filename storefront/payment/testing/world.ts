/** Several tabs, a scripted gateway and a provider that can fail, without real time, network or randomness. */
import type { PaymentTransaction } from '../../api/contract/payment.ts'
import { fromRupees, paiseOf, type Paise } from '../../text/money.ts'
import type { Order, Triple } from '../journalEntry.ts'
import { ScriptProblem, type DialogEvents } from '../gateway.ts'
import type { StoredValue } from '../../storage.ts'
import { createJournal, memoryStore, type EntryStore } from '../journal.ts'
import { memoryLocks, type Locks, type Release } from '../locks.ts'
import { createPayments } from '../createPayments.ts'
import type { Confirmation } from '../ports.ts'
import type { Receipt } from '../receipt.ts'
import { fakeClock, settle } from './fakeClock.ts'
import { createFakeDialog, type Dialog } from './fakeDialog.ts'
import { createFakeProvider, type ProviderKind } from './fakeProvider.ts'

export { settle } from './fakeClock.ts'

export const SHOWN = fromRupees(3540)

export const RECEIPT: Receipt = {
  lines: [{ name: 'Golden Hour', detail: '12 Dec 2026', amount: '₹24,500' }],
  rows: [{ label: 'Paid', value: '₹3,540', tone: 'big' }],
  events: [],
}

export type Network = 'up' | 'offline' | 'refusing' | 'silent'
export type World = ReturnType<typeof createWorld>
export type Tab = ReturnType<World['openTab']>

export const OWNER = 'a4c1'

/** @param options `storage: 'refused'` leaves each tab with only its session storage. */
export function createWorld({
  provider: kind = 'trusting',
  storage = 'shared',
}: { provider?: ProviderKind; storage?: 'shared' | 'refused' } = {}) {
  const provider = createFakeProvider(kind)
  const clock = fakeClock()
  const store: EntryStore = memoryStore()
  const locks = memoryLocks()
  const listeners = new Set<(orderId: string) => void>()
  const dialogs: Dialog[] = []
  const world = {
    network: 'up' as Network,
    script: 'loads' as 'loads' | 'blocked' | 'slow',
    gatewayThrows: false,
    writesTake: 0,
    createFails: false,
    /** Paise that the provider asks for, if different from the total shown. */
    asks: undefined as Paise | undefined,
    provider,
    ordersMade: 0,
    arrived: [] as { triple: Triple }[],
    log: [] as string[],
    dialogs,
    clock,
    store,
    openTab,
    openDialogs: () => dialogs.filter((dialog) => dialog.isOpen),
    lastDialog: () => dialogs.at(-1) as Dialog,
    confirmedOrders: () => provider.bookings.map(({ orderId }) => orderId),
  }

  /** @param earlier a closed tab to reopen with its session storage. */
  function openTab(earlier?: { kept(): unknown[] | undefined }) {
    let isAlive = true
    const held = new Set<Release>()
    const copy = sessionCopy(earlier?.kept())
    const store = storage === 'shared' ? world.store : memoryStore(copy)
    const cleared: Order[] = []
    const wakes: (() => void)[] = []
    const never = new Promise<never>(() => {})
    const alive = <Result>(result: Promise<Result>) => (isAlive ? result : never)
    const mine: Set<(orderId: string) => void> = new Set()

    const tabLocks: Locks = {
      async claim(name) {
        const release = await locks.claim(name)
        if (!release) return undefined
        held.add(release)
        if (!isAlive) void release()
        return () => {
          held.delete(release)
          return release()
        }
      },
    }
    const tabStore: EntryStore = {
      all: () => alive(store.all()),
      async update(orderId, change) {
        if (world.writesTake > 0) await new Promise<void>((written) => clock.after(world.writesTake, written))
        await alive(Promise.resolve())
        await alive(store.update(orderId, change))
        const entry = (await store.all()).find((one) => one.orderId === orderId)
        world.log.push(`write ${entry?.state}`)
      },
      remove: (orderId) => alive(store.remove(orderId)),
    }
    const notices = {
      tell: (orderId: string) => {
        const others = [...listeners].filter((listener) => !mine.has(listener))
        for (const listener of others) void Promise.resolve().then(() => listeners.has(listener) && listener(orderId))
      },
      listen(listener: (orderId: string) => void) {
        listeners.add(listener)
        mine.add(listener)
        return () => void listeners.delete(listener)
      },
    }

    async function confirm(_: unknown, triple: Triple): Promise<Confirmation> {
      world.log.push('confirm')
      await Promise.resolve()
      if (!isAlive || world.network === 'offline') throw new TypeError('Failed to fetch')
      // This temporary fault reaches the shop as a refusal.
      const word =
        world.network === 'refusing' ? { refused: 'The slot is gone.' } : provider.settle(triple.PaymentGatewayOrderId)
      world.arrived.push({ triple })
      if (world.network === 'silent') throw new TypeError('status 500')
      return alive(Promise.resolve(word))
    }

    function open(transaction: PaymentTransaction, amount: Paise, events: DialogEvents) {
      if (world.gatewayThrows) throw new Error('the gateway threw')
      world.log.push('open')
      const { dialog, close } = createFakeDialog(transaction, amount, events, () => isAlive, provider.pay)
      dialogs.push(dialog)
      return close
    }

    const payments = createPayments({
      gateway: {
        async load() {
          world.log.push('load')
          if (world.script !== 'loads') throw new ScriptProblem(world.script)
        },
        open,
      },
      journal: createJournal(tabStore, notices),
      locks: tabLocks,
      clock: { now: clock.now, after: (ms, run) => clock.after(ms, () => isAlive && run()) },
      confirm,
      onConfirmed: (order) => cleared.push(order),
      onWake: (listener) => wakes.push(listener),
    })

    function create(cart: string, shown: Paise): Promise<PaymentTransaction> {
      world.log.push('create')
      if (world.createFails) return Promise.reject(new Error('Coupon is not valid'))
      try {
        provider.create(`order_${world.ordersMade + 1}`, cart.split('+'))
      } catch (error) {
        return Promise.reject(error instanceof Error ? error : new Error('refused'))
      }
      world.ordersMade += 1
      return alive(
        Promise.resolve({
          PaymentKey: 'rzp_test_sandbox',
          PaidAmount: world.asks ?? shown,
          Currency: 'INR',
          // Lets tests identify the dialog.
          CompanyName: cart,
          PaymentId: 7,
          Logo: '',
          PaymentGatewayOrderId: `order_${world.ordersMade}`,
          Name: 'Asha Rao',
          MobileNo: '9876543210',
          EmailId: 'asha@example.com',
          ColorCode: '#012e24',
        }),
      )
    }

    const tab = {
      payments,
      cleared,
      status: () => payments.getState().status,
      /** @param cart the ids of its lines, such as `cart+meal`. */
      press(cart = 'cart', form = 'form', shown: Paise = paiseOf(SHOWN)) {
        const contentHash = `${cart} ${form} ${shown}`
        payments.pay({
          kind: 'shoot',
          shown,
          owner: OWNER,
          lines: cart.split('+'),
          contentHash,
          day: '12 Dec 2026',
          receipt: RECEIPT,
          create: () => create(cart, shown),
        })
      },
      async pressed(cart?: string, form?: string, shown?: Paise) {
        tab.press(cart, form, shown)
        await settle()
      },
      wake: () => wakes.forEach((listener) => listener()),
      kill() {
        isAlive = false
        for (const listener of mine) listeners.delete(listener)
        for (const release of held) void release()
      },
      kept: () => copy.read(),
    }
    return tab
  }

  return world
}

function sessionCopy(kept: unknown[] | undefined): StoredValue<unknown[]> {
  return {
    read: () => kept,
    write: (entries) => void (kept = entries),
    forget: () => void (kept = undefined),
  }
}

export async function atTheDialog() {
  const world = createWorld()
  const tab = world.openTab()
  await tab.pressed()
  return { world, tab, dialog: world.lastDialog() }
}
