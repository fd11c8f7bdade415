/** Carries what was typed between login and sign-up, and from the studio tour to both. */
import { onSessionEnd } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { tourDraftAtom } from '../../state/tourDraft.ts'
import type { RegisterForm } from '../../text/rules.ts'

const NOBODY: RegisterForm = { name: '', email: '', mobile: '' }
let typed = NOBODY

export function typedPerson(returnTo: string): RegisterForm {
  const tour = returnTo === '/recce' ? store.get(tourDraftAtom) : undefined
  return {
    name: typed.name || tour?.fullName || '',
    email: typed.email || tour?.email || '',
    mobile: typed.mobile || tour?.phone || '',
  }
}

export function keepTyped(person: Partial<RegisterForm>): void {
  typed = { ...typed, ...person }
}

export function forgetTyped(): void {
  typed = NOBODY
}
onSessionEnd(forgetTyped)
