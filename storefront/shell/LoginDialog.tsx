import { useEffect } from 'react'
import { Dialog, Picture, Stack, Text, TextLink } from '../../design-system/index.ts'
import { toastAfterReload } from '../state/toasts.ts'
import { LoginForm } from './LoginForm.tsx'
import { closeLogin } from './login.ts'
import { here } from './navigation.ts'

/** The header's login. Afterwards the same page is loaded anew, or the page that asked for the login (C-100). */
export function LoginDialog({ returnTo }: { returnTo: string | undefined }) {
  // Back leads to another page: the question belonged to the one that was left.
  useEffect(() => {
    window.addEventListener('popstate', closeLogin)
    return () => window.removeEventListener('popstate', closeLogin)
  }, [])
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
            if (returnTo && returnTo !== here()) location.assign(returnTo)
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
