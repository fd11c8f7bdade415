import { TERMS } from '#brand/terms.ts'
import { LegalPage } from './LegalPage.tsx'

export function TermsRoute() {
  return <LegalPage {...TERMS} />
}
