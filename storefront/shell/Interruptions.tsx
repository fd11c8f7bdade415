/** What interrupts a visitor, loaded while there is still a network. */
import { AlertDialog, Banner } from '../../design-system/index.ts'
import { alertAtom } from '../state/alert.ts'
import { store } from '../state/store.ts'
import { MESSAGES } from '../text/messages.ts'
import * as css from './Interruptions.css.ts'
import { closeLogin } from './login/loginDialogAtom.ts'
import { go, here, loginPath } from './navigation.ts'

/** Requests made meanwhile wait (`state/request.ts`). */
export function OfflineBanner() {
  return (
    <div className={css.inSight}>
      <Banner tone="warning" label="Connection" live>
        {MESSAGES.offline} This page goes on by itself when you are back.
      </Banner>
    </div>
  )
}

/** Shown once when the provider is down or the session expired; leads to the login (C-009, C-010). */
export function SessionAlert({ text }: { text: string }) {
  return (
    <AlertDialog
      open
      title="Please note"
      action="OK"
      onAction={() => {
        store.set(alertAtom, undefined)
        closeLogin()
        if (location.pathname !== '/login') go(loginPath(here()))
      }}
    >
      {text}
    </AlertDialog>
  )
}
