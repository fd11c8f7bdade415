// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionAtom } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { contactDraftAtom, EMPTY, questionOf, writeFor } from './contactDraft.ts'

const MEERA = { name: 'Meera Joshi', mobile: '9876543210', email: 'meera@example.com' }

beforeEach(() => {
  store.set(contactDraftAtom, EMPTY)
  store.set(sessionAtom, { status: 'guest' })
})

/** What the page finds after a reload. */
async function afterReload() {
  vi.resetModules()
  const [draft, { store: again }] = await Promise.all([import('./contactDraft.ts'), import('../../state/store.ts')])
  again.sub(draft.contactDraftAtom, () => undefined)
  return again.get(draft.contactDraftAtom)
}

it('survives a reload, as after a login, until it is sent', async () => {
  const typed = { ...MEERA, message: 'Is the courtyard free on a Sunday?' }
  store.set(contactDraftAtom, typed)
  expect(await afterReload()).toEqual(typed)
  store.set(contactDraftAtom, EMPTY)
  expect(await afterReload()).toEqual(EMPTY)
})

describe('a question about a price', () => {
  it('names what it is about, and the day', () => {
    expect(questionOf('?about=Anaya+Deshmukh&day=12+Dec+2026')).toBe(
      'What is the price of Anaya Deshmukh?\nDay of the shoot: 12 Dec 2026',
    )
  })
  it('says that there is no day yet, also for one that does not exist', () => {
    expect(questionOf('?about=Asha')).toBe('What is the price of Asha?\nDay of the shoot: not chosen yet')
    expect(questionOf('?about=Asha&day=31+Feb+2026')).toContain('not chosen yet')
  })
  it('is not asked about nothing, and stays short', () => {
    expect(questionOf('')).toBeUndefined()
    expect(questionOf('?about=%20%0A')).toBeUndefined()
    expect(questionOf(`?about=${'long%20%0A'.repeat(100)}`)?.length).toBeLessThan(200)
  })
})

it('asks to hear when a day frees up, if it is a day', () => {
  expect(questionOf('?free=Golden+Hour&day=12+Dec+2026')).toBe('Please tell me if Golden Hour frees up on 12 Dec 2026.')
  expect(questionOf('?free=Golden+Hour&day=31+Feb+2026')).toBeUndefined()
})

it('asks about an event with the facts that the answer depends on', () => {
  expect(questionOf('?event=Haldi+%26%20Mehendi')).toBe(
    'We would like to arrange an event: Haldi & Mehendi.\nDate:\nNumber of guests:',
  )
  expect(questionOf('?event=%20')).toBeUndefined()
})

it('asks for a prop by its name', () => {
  expect(questionOf('?prop=Gramophone')).toBe(
    'We would like to use from the prop store: Gramophone.\nDay of the shoot:\nWhere:',
  )
})

describe('a message written for a visitor', () => {
  it('comes with who they are', () => {
    store.set(sessionAtom, { status: 'user', id: '1001', ...MEERA })
    writeFor('What is the price?')
    expect(store.get(contactDraftAtom)).toEqual({ ...MEERA, message: 'What is the price?' })
  })
  it('is replaced by the next one', () => {
    writeFor('About Asha')
    writeFor('About Ravi')
    expect(store.get(contactDraftAtom).message).toBe('About Ravi')
  })
  it('stands before what the visitor has typed, once', () => {
    writeFor('About Asha')
    store.set(contactDraftAtom, { ...EMPTY, name: 'Me', message: 'About Asha. She is great.' })
    writeFor('About Ravi')
    writeFor('About Ravi')
    expect(store.get(contactDraftAtom)).toEqual({
      ...EMPTY,
      name: 'Me',
      message: 'About Ravi\n\nAbout Asha. She is great.',
    })
    writeFor('About Vasanthi')
    expect(store.get(contactDraftAtom).message).toMatch(/^About Vasanthi\n\nAbout Ravi/)
  })
})

describe('a further prop', () => {
  const ask = (prop: string) => writeFor(questionOf(`?${new URLSearchParams({ prop }).toString()}`) ?? '')
  const message = () => store.get(contactDraftAtom).message

  it('joins the sentence of the first, once', () => {
    ask('Lantern trio')
    ask('Lantern')
    ask('Travel cases, stack of three')
    ask('Lantern')
    expect(message()).toBe(
      'We would like to use from the prop store: Lantern trio; Lantern; Travel cases, stack of three.\nDay of the shoot:\nWhere:',
    )
  })
  it('keeps what was typed', () => {
    ask('Gramophone')
    store.set(contactDraftAtom, { ...EMPTY, message: `Hello!\n${message()} the jetty` })
    ask('Sofa for $& and $1')
    ask('Gramophone')
    expect(message()).toBe(
      'Hello!\nWe would like to use from the prop store: Gramophone; Sofa for $& and $1.\nDay of the shoot:\nWhere: the jetty',
    )
  })
  it('stays below the next question', () => {
    ask('Gramophone')
    ask('Sofa')
    writeFor('About Asha')
    expect(message()).toMatch(/^About Asha\n\nWe would like to use from the prop store: Gramophone; Sofa\./)
  })
})
