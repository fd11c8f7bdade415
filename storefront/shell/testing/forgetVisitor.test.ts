// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { contactDraftAtom, EMPTY } from '../../routes/contact/contactDraft.ts'
import { changeRequestsAtom, keepAsked } from '../../routes/bookings/changeRequests.ts'
import { store } from '../../state/store.ts'
import { keepTyped, typedPerson } from '../login/typedPerson.ts'
import { forgetVisitor } from './forgetVisitor.ts'

it('forgets what a guest typed and asked for, so that the next story begins without it', () => {
  keepTyped({ mobile: '9876543210' })
  store.set(contactDraftAtom, { ...EMPTY, name: 'Asha' })
  keepAsked('AA20403', { cancelAt: 0 })
  forgetVisitor()
  expect(typedPerson('/')).toMatchObject({ mobile: '' })
  expect(store.get(contactDraftAtom)).toEqual(EMPTY)
  store.sub(changeRequestsAtom, () => undefined)
  expect(store.get(changeRequestsAtom)).toEqual({})
})
