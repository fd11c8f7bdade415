import { TextLink } from '../../../design-system/index.ts'
import { LoginForm } from '../../shell/login/LoginForm.tsx'
import { LoginPage, useReturnPath } from '../../shell/login/LoginPage.tsx'
import { typedPerson } from '../../shell/login/typedPerson.ts'
import { useCodeForm } from '../../shell/login/useCodeForm.ts'
import { reloadCart } from '../../state/cart.ts'
import { toast } from '../../state/toasts.ts'

export function LoginRoute() {
  const ref = useReturnPath()
  const form = useCodeForm<'mobile'>()
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
      <LoginForm form={form} known={typedPerson(ref).mobile} onDone={done} />
    </LoginPage>
  )
}
