import { PRIVACY } from '#brand/privacy.ts'
import { LegalPage } from './LegalPage.tsx'

export function PrivacyRoute() {
  return <LegalPage {...PRIVACY} />
}
