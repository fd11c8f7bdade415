import { LegalPage } from './LegalPage.tsx'
import { PRIVACY } from './privacy.ts'

export function PrivacyRoute() {
  return <LegalPage {...PRIVACY} />
}
