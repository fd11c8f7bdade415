/** The login check of pages that need one, on each view (C-007, C-008). */
import { flagAlert, isAlertFlagged } from '../state/alert.ts'
import { recheckSession } from '../state/session.ts'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'
import { openLogin } from './login.ts'
import { go, here, loginPath } from './navigation.ts'

/** @returns whether the page may be shown; if not, the visitor is already on the way. */
export function mayEnter(): boolean {
  if (recheckSession().is === 'user') return true
  const wanted = here()
  if (isAlertFlagged()) {
    go(loginPath(wanted), { replace: true })
    return false
  }
  go('/', { replace: true, guarded: true })
  flagAlert()
  toast('error', MESSAGES.loginFirst)
  openLogin(wanted)
  return false
}
