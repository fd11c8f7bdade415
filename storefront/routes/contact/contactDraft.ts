/** The unsent contact form. It survives navigation, a failed send and a reload, but not a logout. */
import { atom } from 'jotai'
import * as v from 'valibot'
import { onSessionEnd, sessionAtom } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { storedValue } from '../../storage.ts'
import { CONTACT_DRAFT_KEY } from '../../storageKeys.ts'
import { parseDMy } from '../../text/dates.ts'
import type { ContactForm } from '../../text/rules.ts'

export const EMPTY: ContactForm = { name: '', email: '', mobile: '', message: '' }

const kept = storedValue(
  'session',
  CONTACT_DRAFT_KEY,
  v.object({ name: v.string(), email: v.string(), mobile: v.string(), message: v.string() }),
)

const formAtom = atom<ContactForm>(EMPTY)
export const contactDraftAtom = atom(
  (get) => get(formAtom),
  (_get, set, form: ContactForm) => {
    set(formAtom, form)
    if (form === EMPTY) kept.forget()
    else kept.write(form)
  },
)
// On mount, not earlier, because a prerendered page has an empty form.
contactDraftAtom.onMount = (set) => {
  const form = kept.read()
  if (form && store.get(formAtom) === EMPTY) set(form)
}

onSessionEnd(() => store.set(contactDraftAtom, EMPTY))

/** The message that was last written for the visitor. The next one replaces it, unless the visitor edited it. */
let written = ''

/** The sentence that asks for props. Further props are appended to it. */
const PROPS = /^We would like to use from the prop store: (.+)\.$/m
const propsIn = (message: string): string[] => PROPS.exec(message)?.[1]?.split('; ') ?? []

/** Prefills a message and the visitor's details. What they typed themselves stays. */
export function writeFor(message: string): void {
  const draft = store.get(contactDraftAtom)
  const [prop] = propsIn(message)
  const before = propsIn(draft.message)
  if (prop !== undefined && before.length > 0) {
    if (before.includes(prop)) return
    const joined = draft.message.replace(PROPS, (sentence) => `${sentence.slice(0, -1)}; ${prop}.`)
    store.set(contactDraftAtom, { ...draft, message: joined })
    return
  }
  if (draft.message.includes(message)) return
  const session = store.get(sessionAtom)
  const person = session.status === 'user' ? session : draft
  const typed = draft.message === written ? '' : draft.message
  written = typed ? '' : message
  store.set(contactDraftAtom, {
    name: draft.name || person.name,
    email: draft.email || person.email,
    mobile: draft.mobile || person.mobile,
    message: typed ? `${message}\n\n${typed}` : message,
  })
}

const LONGEST_NAME = 100

/**
 * The message that a page prefills by its link: `?about=Anaya+Deshmukh&day=12+Dec+2026` asks for a price,
 * `?free=Golden+Hour&day=12+Dec+2026` for a message when the day is free again, `?event=Haldi` how an event can be
 * arranged, `?prop=Gramophone` to keep a prop ready.
 */
export function questionOf(search: string): string | undefined {
  const params = new URLSearchParams(search)
  const name = (key: string) => params.get(key)?.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)
  const event = name('event')
  if (event) return `We would like to arrange an event: ${event}.\nDate:\nNumber of guests:`
  const prop = name('prop')
  if (prop) return `We would like to use from the prop store: ${prop}.\nDay of the shoot:\nWhere:`
  const day = params.get('day') ?? ''
  const free = name('free')
  if (free && parseDMy(day)) return `Please tell me if ${free} frees up on ${day}.`
  const about = name('about')
  if (!about) return undefined
  return `What is the price of ${about}?\nDay of the shoot: ${parseDMy(day) ? day : 'not chosen yet'}`
}
