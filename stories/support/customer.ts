/** For `beforeEach`: logs the customer of the demonstration in. Return `forgetVisitor` there to log out. */
import { CUSTOMER } from '../../mocks/provider/seed.ts'
import { login, sendLoginCode } from '../../storefront/api/account.ts'
import { startSession } from '../../storefront/state/session.ts'
import { forgetVisitor } from '../../storefront/shell/testing/forgetVisitor.ts'

/** For stories with answers of their own: the provider does not know this session. */
export function asCustomer(): () => void {
  startSession({ n: 1, Msg: '', Token: 'story', UserDetails: { Id: '1001', ...CUSTOMER } })
  return forgetVisitor
}

/** At the embedded provider, which answers the calls after this one for the customer. */
export async function logIn(): Promise<void> {
  const { Msg } = await sendLoginCode(CUSTOMER.Mobile)
  startSession(await login(CUSTOMER.Mobile, /\d{5}$/.exec(Msg)?.[0] ?? ''))
}
