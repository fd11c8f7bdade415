// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endSession, startSession } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { EMPTY_TOUR, forgetTour, saveTour, savedTour } from '../../state/tourDraft.ts'
import { tourFormAtom } from './tourFormAtom.ts'

const logIn = (Id: string, Name: string) =>
  startSession({ n: 1, Msg: '', Token: Id, UserDetails: { Id, Name, Mobile: '9876543210', EmailId: '' } })
const mount = () => store.sub(tourFormAtom, () => undefined)
const form = () => store.get(tourFormAtom)
let unmount: () => void = () => undefined

beforeEach(() => {
  endSession()
  forgetTour()
})
afterEach(() => unmount())

it('is filled from what was saved, without a day that has passed', () => {
  saveTour({ ...EMPTY_TOUR, people: '3', date: '2020-01-05' })
  unmount = mount()
  expect(form()).toEqual({ ...EMPTY_TOUR, people: '3' })
})

it('is filled from the session, at once and after a login, but keeps what was typed', async () => {
  unmount = mount()
  store.set(tourFormAtom, (typed) => ({ ...typed, fullName: 'Asha Rao' }))
  logIn('1001', 'Meera Joshi')
  await Promise.resolve()
  expect(form()).toEqual({ ...EMPTY_TOUR, people: '2', fullName: 'Asha Rao', phone: '9876543210' })
  unmount()
  forgetTour()
  unmount = mount()
  expect(form()).toEqual({ ...EMPTY_TOUR, people: '2', fullName: 'Meera Joshi', phone: '9876543210' })
})

it('is filled for the next visitor after the previous one’s draft is forgotten', async () => {
  logIn('1001', 'Meera Joshi')
  unmount = mount()
  store.set(tourFormAtom, (typed) => ({ ...typed, people: '3' }))
  logIn('1002', 'Asha Rao')
  await Promise.resolve()
  expect(form()).toEqual({ ...EMPTY_TOUR, fullName: 'Asha Rao', phone: '9876543210' })
})

it('keeps every change in session storage', () => {
  unmount = mount()
  store.set(tourFormAtom, (typed) => ({ ...typed, people: '5' }))
  expect(savedTour().people).toBe('5')
})
