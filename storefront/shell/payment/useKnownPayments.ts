import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Entry } from '../../payment/journalEntry.ts'
import { ownerOf } from '../../payment/fingerprint.ts'
import { loadPayments, paymentsAtom } from '../../state/payments.ts'
import { sessionAtom } from '../../state/session.ts'

/** The visitor's payments in this browser, newest first; undefined until read. */
export function useKnownPayments(): readonly Entry[] | undefined {
  const session = useAtomValue(sessionAtom)
  const payments = useAtomValue(paymentsAtom)
  const [known, setKnown] = useState<readonly Entry[]>()

  useEffect(() => {
    loadPayments().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (!payments) return undefined
    const read = (): void => void payments.known().then(setKnown)
    read()
    return payments.subscribe(read)
  }, [payments])

  const owner = session.status === 'user' ? ownerOf(session.id) : undefined
  return known?.filter((entry) => entry.owner === owner)
}
