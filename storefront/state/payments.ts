/** This tab's payments. Lazy: the code loads when somebody pays, or when the page is idle. */
import { atom } from 'jotai'
import type { Payments } from '../payment/createPayments.ts'
import { whenIdle } from '../later.ts'
import { reportChunkError } from '../problem.ts'
import { channelTo, readText } from '../storage.ts'
import { PAYMENT_JOURNAL } from '../storageKeys.ts'
import { store } from './store.ts'

export const paymentsAtom = atom<Payments | undefined>(undefined)

let made: Promise<Payments> | undefined

export function loadPayments(): Promise<Payments> {
  made ??= (async () => {
    const { shopPayments } = await import('./shopPayments.ts').catch((error: Error) => {
      // The next call tries again.
      made = undefined
      return reportChunkError(error)
    })
    const payments = shopPayments()
    store.set(paymentsAtom, payments)
    return payments
  })()
  return made
}

/** The journal's database, or its session copy, exists once somebody has paid. */
async function mayHavePaid(): Promise<boolean> {
  try {
    if (readText('session', PAYMENT_JOURNAL) !== null) return true
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === PAYMENT_JOURNAL)
  } catch {
    // Listing databases is refused or not supported, so only the journal itself can tell.
    return true
  }
}

export async function forgetPayments(): Promise<void> {
  if (await mayHavePaid()) await (await loadPayments()).forgetVisitor()
}

async function resume(): Promise<void> {
  if (await mayHavePaid()) await (await loadPayments()).resume()
}

/**
 * When the page is idle: confirms earlier payments that were never confirmed, and listens for payments in other tabs.
 */
export function resumePayments(): void {
  whenIdle(() => void resume())
  channelTo(PAYMENT_JOURNAL)?.addEventListener('message', () => void loadPayments())
}
