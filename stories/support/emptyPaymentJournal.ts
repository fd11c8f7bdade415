import { indexedDbStore } from '../../storefront/payment/indexedDb.ts'
import { paymentsAtom } from '../../storefront/state/payments.ts'
import { store } from '../../storefront/state/store.ts'
import { PAYMENT_JOURNAL } from '../../storefront/storageKeys.ts'

/** A story would settle a payment that an earlier one has left open, and empty its own cart in the middle of its play. */
export async function emptyPaymentJournal(): Promise<void> {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === PAYMENT_JOURNAL)) return
  const journal = indexedDbStore()
  for (const { orderId } of await journal.all()) await journal.remove(orderId)
  await store.get(paymentsAtom)?.forgetVisitor()
}
