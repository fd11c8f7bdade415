import { useSyncExternalStore } from 'react'
import { START } from './state.ts'
import type { Payments } from './createPayments.ts'

export function usePayment(payments: Payments) {
  return useSyncExternalStore(payments.subscribe, payments.getState, () => START)
}

const NONE: ReturnType<Payments['pending']> = []

export function usePendingPayments(payments: Payments) {
  return useSyncExternalStore(payments.subscribe, payments.pending, () => NONE)
}
