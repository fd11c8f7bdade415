import { useSyncExternalStore } from 'react'
import { type PaymentState, START } from './state.ts'
import type { Payments } from './createPayments.ts'

const never = () => () => undefined
const start = (): PaymentState => START

/** @param payments undefined until their code is loaded. */
export function usePayment(payments: Payments | undefined): PaymentState {
  return useSyncExternalStore(payments?.subscribe ?? never, payments?.getState ?? start, start)
}

const NONE: ReturnType<Payments['pending']> = []

export function usePendingPayments(payments: Payments) {
  return useSyncExternalStore(payments.subscribe, payments.pending, () => NONE)
}
