/** The unsent contact form; survives navigation and a failed send. */
import { atom } from 'jotai'
import { onSessionEnd } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import type { ContactForm } from '../../text/rules.ts'

export const EMPTY: ContactForm = { name: '', email: '', mobile: '', message: '' }

/** In memory only, until logout. */
export const contactDraftAtom = atom<ContactForm>(EMPTY)

onSessionEnd(() => store.set(contactDraftAtom, EMPTY))
