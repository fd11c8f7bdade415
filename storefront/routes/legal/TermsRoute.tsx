import { LegalPage } from './LegalPage.tsx'
import { TERMS } from './terms.ts'

export function TermsRoute() {
  return <LegalPage {...TERMS} />
}
