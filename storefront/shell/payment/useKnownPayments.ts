import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Entry } from '../../payment/journalEntry.ts'
import { ownerOf } from '../../payment/fingerprint.ts'
import { loadPayments } from '../../state/payments.ts'
import { sessionAtom } from '../../state/session.ts'

/** The visitor's payments in this browser, newest first; undefined until read. */
export function useKnownPayments(): readonly Entry[] | undefined {
  const session = useAtomValue(sessionAtom)
  const [known, setKnown] = useState<readonly Entry[]>()

  useEffect(() => {
    let wanted = true
    let stop = () => {}
    loadPayments()
      .then(async (payments) => {
        const read = async () => setKnown(await payments.known())
        if (wanted) stop = payments.subscribe(() => void read())
        await read()
      })
      .catch(() => undefined)
    return () => {
      wanted = false
      stop()
    }
  }, [])

  const owner = session.status === 'user' ? ownerOf(session.id) : undefined
  return known?.filter((entry) => entry.owner === owner)
}
