import { request } from '../../state/request.ts'
import { forgetPayments } from '../../state/payments.ts'
import { endSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { focusHeading, isFocusLost } from '../focusHeading.ts'
import { go } from '../navigation.ts'

/** Milliseconds the provider is waited for. */
const PATIENCE = 5000

/** @returns the provider's sentence, empty when there is none: refused, unreachable, or the part for it did not come. */
async function tellProvider(): Promise<string> {
  // The account calls are fetched with the pages that need them.
  const part = await import('../../api/account.ts').catch(() => undefined)
  const outcome = part && (await request(() => part.logout({ keepalive: true }), true))
  return outcome?.status === 'done' ? outcome.value.Msg : ''
}

/** Home, and logged out, whatever the provider says (LOGOUT-03, C-118). */
export async function logOut(): Promise<void> {
  const told = tellProvider()
  const forgotten = forgetPayments().catch(() => undefined)
  await Promise.race([Promise.all([told, forgotten]), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  // Away first: a page that needs a login would ask for one.
  go('/')
  endSession()
  // The menu that was pressed is gone.
  requestAnimationFrame(() => isFocusLost() && focusHeading())
  toast('success', await told)
}
