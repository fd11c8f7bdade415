import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { Dialog, Picture, Stack, Text, TextLink } from '../../design-system/index.ts'
import { returnPath } from '../routes.ts'
import { sessionAtom } from '../state/session.ts'
import { toastAfterReload } from '../state/toasts.ts'
import { LoginForm } from './LoginForm.tsx'
import { closeLogin } from './login.ts'
import { go, here } from './navigation.ts'

/** The header's login. Afterwards the same page is loaded anew, or the page that asked for the login (C-100). */
export function LoginDialog({ returnTo }: { returnTo: string | undefined }) {
  const session = useAtomValue(sessionAtom)
  const wanted = returnTo && returnPath(returnTo)
  useCloseWithThePage()

  // Another tab has logged in meanwhile: there is nothing to ask for.
  useEffect(() => {
    if (session.is === 'guest') return
    closeLogin()
    if (wanted) go(wanted)
  }, [session, wanted])

  return (
    <Dialog
      open
      onClose={closeLogin}
      title="Login"
      closeLabel="Close"
      slate="sun"
      aside={<Picture src="/art/scene/luminous-tree.svg" alt="" ratio="fill" />}
    >
      <Stack gap={5}>
        <LoginForm
          onDone={(msg) => {
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

/** Back, or the link to Sign Up, leads to another page: the question belonged to the one that was left. */
function useCloseWithThePage(): void {
  const [path] = useLocation()
  const opened = useRef(path)
  useEffect(() => {
    if (path !== opened.current) closeLogin()
  }, [path])
  useEffect(() => {
    window.addEventListener('popstate', closeLogin)
    return () => window.removeEventListener('popstate', closeLogin)
  }, [])
}
