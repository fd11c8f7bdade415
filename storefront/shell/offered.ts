/**
 * Whether the services were offered on this visit, or the visitor has gone on to pay: they are offered once (C-072).
 */
import * as v from 'valibot'
import { storedValue } from '../storage.ts'

/** The key is not in `storageKeys.ts`, which every page loads. */
const offered = storedValue(
  'session',
  'services-offered',
  v.custom<1>((value) => value === 1),
)

export const markServicesOffered = (): void => offered.write(1)

export const wasOffered = (): boolean => offered.read() !== undefined

export const forgetOffered = offered.forget
