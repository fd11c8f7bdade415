/**
 * Limits a network's writes without a login, so that nobody can fill the disk. Payments and localhost have no limit.
 */
import { SESSION_COOKIE } from '../../storefront/api/contract/codes.ts'
import type { CallName } from '../../storefront/api/contract/calls.ts'
import { isFields } from '../provider/fields.ts'
import { ADDRESS_HEADER, networkOf, siteOf } from '../provider/caller.ts'
import { ownCookieOf } from '../../storefront/server/cookies.ts'
import type { ReadHeaders } from '../provider/caller.ts'
import type { Limit } from '../provider/limits.ts'

const MINUTE = 60_000

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

const MAX_NETWORKS = 5000
const MAX_ID_LENGTH = 64

/** One customer may own an IPv6 /48 with its 65,536 networks. */
const NETWORKS_OF_A_SITE = 3

function createWindows({ most, within }: Limit, now: () => number) {
  const ofNetwork = createWindow({ most, within }, now)
  const ofSite = createWindow({ most: most * NETWORKS_OF_A_SITE, within }, now)
  return (network: string, marks: readonly unknown[]): number => {
    const site = siteOf(network)
    return Math.max(ofNetwork(network, marks), site === undefined ? 0 : ofSite(site, marks))
  }
}

/** @returns a function that counts distinct marks, and returns how long to wait. */
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

/** As the provider reads it, which refuses all other types. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function guestsIn(request: unknown, headers: ReadHeaders): string[] {
  const items = isFields(request) && Array.isArray(request['cart']) ? (request['cart'] as unknown[]) : []
  const cookie = ownCookieOf(headers.get('cookie'), SESSION_COOKIE).slice(0, MAX_ID_LENGTH)
  const ofGuests = items.filter(isFields).filter((item) => textOf(item['UserId']) === '')
  return ofGuests.map((item) => `${cookie} ${textOf(item['sessionId']).slice(0, MAX_ID_LENGTH)}`)
}

/** @returns milliseconds to wait; 0 if allowed. */
export type Quota = (name: CallName, request: unknown, headers: ReadHeaders) => number

function isThisMachine(network: string): boolean {
  return network === '' || network.startsWith('127.') || network === networkOf('::1')
}

export function createQuota(now: () => number): Quota {
  const writes = createWindows(LIMITS.writes, now)
  const carts = createWindows(LIMITS.carts, now)
  const forms = createWindows(LIMITS.forms, now)
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
