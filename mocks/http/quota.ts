/**
 * Limits the writes of one network without a login, so that nobody can fill the disk. Counted in memory. Payments and
 * this machine have no limit.
 */
import type { CallName } from '../../storefront/api/contract/calls.ts'
import { isFields } from '../provider/fields.ts'
import { ADDRESS_HEADER, networkOf } from '../provider/caller.ts'
import { cookieOf } from '../../storefront/server/cookies.ts'
import type { ReadHeaders } from '../provider/caller.ts'

const MINUTE = 60_000

interface Limit {
  readonly most: number
  /** Milliseconds. */
  readonly within: number
}

export const LIMITS = {
  writes: { most: 120, within: MINUTE },
  carts: { most: 60, within: 60 * MINUTE },
  forms: { most: 20, within: 60 * MINUTE },
} as const satisfies Record<string, Limit>

const WRITES: ReadonlySet<CallName> = new Set<CallName>([
  'AddToUserCart',
  'RemoveItemFromUserCart',
  'SaveInquiryDetails',
  'SaveSubscribeDetails',
  'CheckMobileAndGenrateOtp',
  'SendOtpForNonRegisterUserWeb',
  'SendOtpToEmailIdForNonRegisterUserWeb',
  'VerifyOptAndLogin',
  'VerifyOtpAndRegister',
])
const FORMS: ReadonlySet<CallName> = new Set<CallName>(['SaveInquiryDetails', 'SaveSubscribeDetails'])

/** When there are more, the oldest is forgotten. */
const MAX_NETWORKS = 5000
const MAX_ID_LENGTH = 64

/** @returns a function that counts distinct marks, and returns how long to wait where they would be too many. */
function createWindow({ most, within }: Limit, now: () => number) {
  const windows = new Map<string, { readonly until: number; readonly marks: ReadonlySet<unknown> }>()

  return function wait(network: string, marks: readonly unknown[]): number {
    const found = windows.get(network)
    const { until, marks: before } = found && found.until > now() ? found : { until: now() + within, marks: [] }
    const all = new Set([...before, ...marks])
    if (all.size > most) return until - now()
    if (found?.until !== until) windows.delete(network)
    windows.set(network, { until, marks: all })
    for (const oldest of windows.keys()) if (windows.size > MAX_NETWORKS) windows.delete(oldest)
    return 0
  }
}

function guestsIn(request: unknown, headers: ReadHeaders): string[] {
  const items = isFields(request) && Array.isArray(request['cart']) ? (request['cart'] as unknown[]) : []
  const cookie = cookieOf(headers.get('cookie'), 'SessionId').slice(0, MAX_ID_LENGTH)
  const ids = items.flatMap((item) =>
    isFields(item) && !item['UserId'] && typeof item['sessionId'] === 'string' ? [item['sessionId']] : [],
  )
  return ids.filter((id) => id.length <= MAX_ID_LENGTH).map((id) => `${cookie} ${id}`)
}

/** Milliseconds to wait; 0 when allowed. */
export type Quota = (name: CallName, request: unknown, headers: ReadHeaders) => number

function isThisMachine(network: string): boolean {
  return network === '' || network.startsWith('127.') || network === networkOf('::1')
}

export function createQuota(now: () => number): Quota {
  const writes = createWindow(LIMITS.writes, now)
  const carts = createWindow(LIMITS.carts, now)
  const forms = createWindow(LIMITS.forms, now)
  return (name, request, headers) => {
    const network = networkOf(headers.get(ADDRESS_HEADER) ?? '')
    if (!WRITES.has(name) || isThisMachine(network)) return 0
    return Math.max(
      writes(network, [Symbol('a write')]),
      name === 'AddToUserCart' ? carts(network, guestsIn(request, headers)) : 0,
      FORMS.has(name) ? forms(network, [Symbol('a form')]) : 0,
    )
  }
}
