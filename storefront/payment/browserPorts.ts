/** The ports of a real browser. Each API may be missing or refused. */
import * as v from 'valibot'
import { channelTo, storedValue } from '../storage.ts'
import { PAYMENT_JOURNAL } from '../storageKeys.ts'
import { razorpayGateway } from './gateway.ts'
import { indexedDbStore } from './indexedDb.ts'
import { createJournal, memoryStore, withFallback, type TabChannel } from './journal.ts'
import { browserLocks, memoryLocks } from './locks.ts'
import type { Ports } from './ports.ts'

function tabChannel(): TabChannel {
  const channel = channelTo(PAYMENT_JOURNAL)
  return {
    tell: (orderId) => channel?.postMessage(orderId),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data)
      }
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
  }
}

const STORAGE_TIMEOUT_MS = 3_000

function within<Result>(result: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(() => reject(new Error('Storage does not answer')), STORAGE_TIMEOUT_MS)
    result.then(resolve, reject).finally(() => window.clearTimeout(timer))
  })
}

/** `navigator.locks` is missing on plain HTTP except on localhost; tabs then cannot lock each other out. */
function tabLocks() {
  const manager = (navigator as Partial<Navigator>).locks
  return manager ? browserLocks(manager) : memoryLocks()
}

/** `script` is the URL of the checkout script. */
export function browserPorts(script: string): Omit<Ports, 'confirm' | 'onConfirmed'> {
  return {
    gateway: razorpayGateway(script),
    journal: createJournal(
      withFallback(
        indexedDbStore(),
        memoryStore(storedValue('session', PAYMENT_JOURNAL, v.array(v.unknown()))),
        within,
      ),
      tabChannel(),
    ),
    locks: tabLocks(),
    clock: { now: () => Date.now(), after: (ms, run) => void window.setTimeout(run, ms) },
    onWake(listener) {
      window.addEventListener('online', listener)
      window.addEventListener('focus', listener)
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') listener()
      })
    },
  }
}
