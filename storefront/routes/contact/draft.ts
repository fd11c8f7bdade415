/** What was written into the contact form and not sent yet: it outlives the page, a failed send and the way to the login. */
import { atom } from 'jotai'
import { onSessionEnd } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import type { ContactForm } from '../../text/rules.ts'

export const EMPTY: ContactForm = { name: '', email: '', mobile: '', message: '' }

/** In this tab's memory only; not beyond a logout. */
export const contactDraftAtom = atom<ContactForm>(EMPTY)

onSessionEnd(() => store.set(contactDraftAtom, EMPTY))
