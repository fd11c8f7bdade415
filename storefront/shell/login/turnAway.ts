/** The login check of pages that need one, on each view (C-007, C-008). */
import { flagAlert, isAlertFlagged } from '../../state/alert.ts'
import { toast } from '../../state/toasts.ts'
import { MESSAGES } from '../../text/messages.ts'
import { openLogin } from './openLogin.ts'
import { go, here, loginPath } from '../navigation.ts'

/** Sends a guest to where a login can be had, with the page that was wanted as the way back. */
export function turnAway(): void {
  const wanted = here()
  if (isAlertFlagged()) return go(loginPath(wanted), { replace: true })
  go('/', { replace: true, guarded: true })
  flagAlert()
  toast('error', MESSAGES.loginFirst)
  openLogin(wanted)
}
