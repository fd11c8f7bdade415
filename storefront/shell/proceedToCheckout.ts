/** From cart to checkout: the login, then the provider's check (VALC-02, 06 to 10; C-014). */
import { send } from '../api/client.ts'
import { ValidateUserCart } from '../api/contract/cartChanges.ts'
import { identity } from '../api/identity.ts'
import { hasPage } from '../brand.ts'
import { request } from '../state/request.ts'
import { readText, writeText } from '../storage.ts'
import { recheckSession } from '../state/session.ts'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'
import { loginPath, visit } from './navigation.ts'

/**
 * Services are offered once: not again on this visit, nor after the visitor has gone on to pay (C-072). Not in
 * `storageKeys.ts`, which every page loads.
 */
const OFFERED = 'services-offered'

export const markServicesOffered = (): void => writeText('session', OFFERED, '1')

export const wasOffered = (): boolean => readText('session', OFFERED) === '1'

export const forgetOffered = (): void => writeText('session', OFFERED, null)

const ROOM_NEEDED = 2
export const STAY_PAGE = '/luxury-cottage-stay'

/** @returns false for a guest, who is sent to the login with `ref` as the return path. */
export function requireLogin(ref: string): boolean {
  markServicesOffered()
  if (recheckSession().status === 'user') return true
  toast('error', MESSAGES.loginFirst)
  void visit(loginPath(ref))
  return false
}

/** @returns the provider's objection, if any. */
export async function proceedToCheckout(): Promise<string | undefined> {
  const outcome = await request(() => send(ValidateUserCart, identity()))
  if (outcome.status === 'dropped') return undefined
  if (outcome.status !== 'done') return outcome.msg
  if (outcome.value.n === ROOM_NEEDED) {
    toast('error', outcome.value.Msg)
    if (hasPage(STAY_PAGE)) void visit(STAY_PAGE)
    return undefined
  }
  void visit('/checkout')
  return undefined
}
