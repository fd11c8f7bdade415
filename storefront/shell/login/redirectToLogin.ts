/** Redirects guests from pages that need a login (C-007, C-008). */
import { flagAlert, isAlertFlagged } from '../../state/alert.ts'
import { toast } from '../../state/toasts.ts'
import { MESSAGES } from '../../text/messages.ts'
import { openLogin } from './loginDialogAtom.ts'
import { go, here, loginPath } from '../navigation.ts'

export function redirectToLogin(): void {
  const wanted = here()
  if (isAlertFlagged()) return go(loginPath(wanted), { replace: true })
  go('/', { replace: true, guarded: true })
  flagAlert()
  toast('error', MESSAGES.loginFirst)
  openLogin(wanted)
}
