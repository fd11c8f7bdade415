import { send } from '../../api/client.ts'
import { Logout } from '../../api/contract/logout.ts'
import { readKey, renewSessionId } from '../../api/identity.ts'
import { request } from '../../state/request.ts'
import { forgetPayments } from '../../state/payments.ts'
import { endSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { keepFocus } from '../focus.ts'
import { go, prefetch } from '../navigation.ts'

/** How long to wait for the provider, and for the next page. */
const TIMEOUT_MS = 5000

/** @returns the provider's message; empty if the call failed. */
async function callLogout(): Promise<string> {
  const outcome = await request(() => send(Logout, { UserId: readKey('UserId') }, { keepalive: true }), true)
  return outcome.status === 'done' ? outcome.value.Msg : ''
}

/** Logs out and goes home even if the provider's call fails (LOGOUT-03, C-118). */
export async function logOut(): Promise<void> {
  // Renewed before the call, so that the provider gets the new id. A cart that was not merged yet stays the guest's.
  if (readKey('GuestCartToMerge') === '') renewSessionId()
  const message = callLogout()
  const forgotten = forgetPayments().catch(() => undefined)
  await Promise.race([
    Promise.all([message, forgotten, prefetch('/')]),
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ])
  // Navigates first, because a protected page would redirect to the login.
  go('/')
  endSession()
  keepFocus()
  toast('success', await message)
}
