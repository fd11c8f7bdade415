import { REFUND } from '#brand/refund.ts'
import { LegalPage } from './LegalPage.tsx'

export function RefundRoute() {
  return <LegalPage {...REFUND} />
}
