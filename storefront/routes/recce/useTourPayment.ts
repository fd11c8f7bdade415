import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useState } from 'react'
import { reportChunkError } from '../../problem.ts'
import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'
import { loadPayments, paymentsAtom } from '../../state/payments.ts'
import { sessionAtom } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { toast } from '../../state/toasts.ts'
import type { TourForm } from '../../state/tourDraft.ts'
import { MESSAGES } from '../../text/messages.ts'
import type { TourCategory } from './tour.ts'

/** Preloaded with the payment code, before anything can fail. */
export const TourNotice = lazyWithPreload(async () => (await import('./payTour.tsx')).TourNotice)

export function useTourPayment() {
  const session = useAtomValue(sessionAtom)
  const payments = useAtomValue(paymentsAtom)
  const [starting, setStarting] = useState(false)

  // A layout effect, because it has to come before `usePaymentEndings`.
  useLayoutEffect(() => {
    // The checkout and this page each show only their own payment's result.
    payments?.reset()
  }, [payments])
  useEffect(() => () => store.get(paymentsAtom)?.reset(), [])

  const pay = async (form: TourForm, category: TourCategory): Promise<void> => {
    if (session.status !== 'user' || starting) return
    setStarting(true)
    try {
      const [loaded, { payTour }] = await Promise.all([
        loadPayments(),
        import('./payTour.tsx').catch(reportChunkError),
        TourNotice.preload(),
      ])
      payTour(loaded, { userId: session.id, form, category })
    } catch {
      toast('error', MESSAGES.somethingBad)
    } finally {
      setStarting(false)
    }
  }

  return { session, payments, starting, pay }
}
