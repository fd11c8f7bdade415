/** What was written into the contact form and not sent yet: it outlives the page, a failed send and the way to the login. */
import { atom } from 'jotai'
import type { ContactForm } from '../../text/rules.ts'

export const EMPTY: ContactForm = { name: '', email: '', mobile: '', message: '' }

/** In this tab's memory only. */
export const contactDraftAtom = atom<ContactForm>(EMPTY)
