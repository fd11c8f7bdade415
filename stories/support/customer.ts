/** For `beforeEach`: logs in the demonstration's customer. Return `forgetVisitor` to log out. */
import { CUSTOMER } from '../../mocks/provider/seed.ts'
import { login, sendLoginCode } from '../../storefront/api/account.ts'
import { startSession } from '../../storefront/state/session.ts'
import { forgetVisitor } from '../../storefront/shell/testing/forgetVisitor.ts'

/** For stories with their own answers: the mock provider does not know this session. */
export function asCustomer(): () => void {
  startSession({ n: 1, Msg: '', Token: 'story', UserDetails: { Id: '1001', ...CUSTOMER } })
  return forgetVisitor
}

/** Logs in at the mock provider, which answers later calls for the customer. */
export async function logIn(): Promise<void> {
  const { Msg } = await sendLoginCode(CUSTOMER.Mobile)
  startSession(await login(CUSTOMER.Mobile, /\d{5}$/.exec(Msg)?.[0] ?? ''))
}
