import { PRIVACY } from '#brand/privacy.ts'
import { TextPage } from './TextPage.tsx'

export function PrivacyRoute() {
  return <TextPage {...PRIVACY} />
}
