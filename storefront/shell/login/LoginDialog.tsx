import { PICTURES } from '#brand/pictures.ts'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Dialog, Picture, Stack, Text, TextLink } from '../../../design-system/index.ts'
import { returnPath } from '../../paths.ts'
import { reloadCart } from '../../state/cart.ts'
import { sessionAtom } from '../../state/session.ts'
import { toast, toastAfterReload } from '../../state/toasts.ts'
import { isOnlyInMemory } from '../../storage.ts'
import type { SessionKey } from '../../storageKeys.ts'
import { CartKept } from './CartKept.tsx'
import { LoginForm } from './LoginForm.tsx'
import { closeLogin } from './loginDialogAtom.ts'
import { typedPerson } from './typedPerson.ts'
import { useCodeForm } from './useCodeForm.ts'
import { go, here } from '../navigation.ts'
import { useCloseOnNavigation } from '../useCloseOnNavigation.ts'

/** The header's login. It then reloads the page, or opens the one that required the login (C-100). */
export function LoginDialog({ returnTo }: { returnTo: string | undefined }) {
  const session = useAtomValue(sessionAtom)
  const wanted = returnTo && returnPath(returnTo)
  const home = useCloseOnNavigation(closeLogin)
  const form = useCodeForm<'mobile'>()

  // Another tab may have logged in.
  useEffect(() => {
    if (session.status === 'guest') return
    closeLogin()
    if (wanted) go(wanted)
  }, [session, wanted])

  return (
    <Dialog
      open
      onClose={closeLogin}
      title={form.sent.code ? 'Enter your code' : 'Login'}
      closeLabel="Close"
      slate="sun"
      aside={<Picture src={PICTURES.login} alt="" ratio="fill" />}
      returnFocus={home}
      initialFocus={form.refOf('mobile')}
    >
      <Stack gap={5}>
        <CartKept />
        <LoginForm
          form={form}
          known={typedPerson(returnTo ?? here()).mobile}
          onDone={(msg) => {
            // Without storage a reload would log out. The effect closes the dialog.
            if (isOnlyInMemory('session', 'TokenId' satisfies SessionKey)) {
              toast('success', msg)
              return void reloadCart(true)
            }
            toastAfterReload('success', msg)
            closeLogin()
            if (wanted && wanted !== here()) location.assign(wanted)
            else location.reload()
          }}
        />
        <Text size="small">
          New here? <TextLink href={`/register?ref=${encodeURIComponent(returnTo ?? here())}`}>Sign Up</TextLink>
        </Text>
      </Stack>
    </Dialog>
  )
}
