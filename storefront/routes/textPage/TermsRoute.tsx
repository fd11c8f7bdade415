import { TERMS } from '#brand/terms.ts'
import { TextPage } from './TextPage.tsx'

export function TermsRoute() {
  return <TextPage {...TERMS} />
}
