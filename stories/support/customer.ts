import { CUSTOMER } from '../../mocks/provider/seed.ts'
import { send } from '../../storefront/api/client.ts'
import { CheckMobileAndGenrateOtp, VerifyOptAndLogin } from '../../storefront/api/contract/account.ts'
import { startSession } from '../../storefront/state/session.ts'

/** The session of the demonstration's customer. */
export const MEERA = {
  status: 'user',
  id: '1001',
  name: CUSTOMER.Name,
  mobile: CUSTOMER.Mobile,
  email: CUSTOMER.EmailId,
} as const

/** For stories with their own answers: the mock provider does not know this session. */
export function asCustomer(): void {
  startSession({ n: 1, Msg: '', Token: 'story', UserDetails: { Id: MEERA.id, ...CUSTOMER } })
}

/** Logs in at the mock provider, which answers later calls for the customer. */
export async function logIn(): Promise<void> {
  const { Msg } = await send(CheckMobileAndGenrateOtp, { MobileNo: CUSTOMER.Mobile })
  startSession(await send(VerifyOptAndLogin, { MobileNo: CUSTOMER.Mobile, otp: /\d{5}$/.exec(Msg)?.[0] ?? '' }))
}
