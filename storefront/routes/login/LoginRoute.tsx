import { TextLink } from '../../../design-system/index.ts'
import { LoginForm } from '../../shell/login/LoginForm.tsx'
import { LoginPage } from '../../shell/login/LoginPage.tsx'
import { useReturnPath } from '../../shell/login/useReturnPath.ts'
import { reloadCart } from '../../state/cart.ts'
import { store } from '../../state/store.ts'
import { toast } from '../../state/toasts.ts'
import { tourDraftAtom } from '../../state/tourDraft.ts'

/** /login: mobile number, code, then back to `ref` (LOGIN-01 to 04). */
export function LoginRoute() {
  const ref = useReturnPath()
  const done = (msg: string): void => {
    toast('success', msg)
    // The guest's cart was merged into the customer's.
    void reloadCart(true)
  }
  return (
    <LoginPage
      title="Login"
      other={
        <>
          New here? <TextLink href={`/register?ref=${encodeURIComponent(ref)}`}>Sign Up</TextLink>
        </>
      }
    >
      <LoginForm known={ref === '/recce' ? store.get(tourDraftAtom).phone : ''} onDone={done} />
    </LoginPage>
  )
}
