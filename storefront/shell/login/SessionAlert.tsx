import { AlertDialog } from '../../../design-system/index.ts'
import { alertAtom } from '../../state/alert.ts'
import { store } from '../../state/store.ts'
import { closeLogin } from './loginDialogAtom.ts'
import { go, here, loginPath } from '../navigation.ts'

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
