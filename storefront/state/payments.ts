/** This tab's payments. The code is loaded when somebody pays, or when the page is idle. */
import { atom } from 'jotai'
import type { Payments } from '../payment/createPayments.ts'
import { lostPart } from '../problem.ts'
import { PAYMENT_JOURNAL } from '../storageKeys.ts'
import { store } from './store.ts'
import { whenIdle } from './whenIdle.ts'

export const paymentsAtom = atom<Payments | undefined>(undefined)

let made: Promise<Payments> | undefined

export function loadPayments(): Promise<Payments> {
  made ??= (async () => {
    const { shopPayments } = await import('./shopPayments.ts').catch(lostPart)
    const payments = shopPayments()
    store.set(paymentsAtom, payments)
    return payments
  })()
  return made
}

/** Whether this browser has ever paid: the journal's database, or its copy in this tab, exists. */
async function mayHavePaid(): Promise<boolean> {
  try {
    if (sessionStorage.getItem(PAYMENT_JOURNAL) !== null) return true
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === PAYMENT_JOURNAL)
  } catch {
    // Refused or not supported: the journal itself has to be read.
    return true
  }
}

/** At logout: keeps only the ids of payments that are not settled. */
export async function forgetPayments(): Promise<void> {
  if (await mayHavePaid()) await (await loadPayments()).forgetVisitor()
}

async function resume(): Promise<void> {
  if (await mayHavePaid()) await (await loadPayments()).resume()
}

/** When the page is idle: confirms what was paid and never confirmed, and listens for payments in other tabs. */
export function resumePayments(): void {
  whenIdle(() => void resume())
  if (typeof BroadcastChannel !== 'undefined')
    new BroadcastChannel(PAYMENT_JOURNAL).addEventListener('message', () => void loadPayments())
}
