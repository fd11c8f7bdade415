import { REFUND } from '#brand/refund.ts'
import { TextPage } from './TextPage.tsx'

export function RefundRoute() {
  return <TextPage {...REFUND} />
}
