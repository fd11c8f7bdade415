/**
 * Whether the services were offered on this visit, or the visitor has gone on to pay: they are offered once (C-072).
 */
import { readText, writeText } from '../storage.ts'

/** Not in `storageKeys.ts`, which every page loads. */
const KEY = 'services-offered'

export const markServicesOffered = (): void => writeText('session', KEY, '1')

export const wasOffered = (): boolean => readText('session', KEY) === '1'

export const forgetOffered = (): void => writeText('session', KEY, null)
