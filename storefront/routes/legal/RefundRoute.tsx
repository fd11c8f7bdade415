import { LegalPage } from './LegalPage.tsx'
import { REFUND } from './refund.ts'

export function RefundRoute() {
  return <LegalPage {...REFUND} />
}
