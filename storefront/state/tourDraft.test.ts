// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { carryTour, EMPTY_TOUR, filled, forgetTour, saveTour, savedTour, tourDraftAtom } from './tourDraft.ts'
import { TOUR_KEY } from '../storageKeys.ts'
import { store } from './store.ts'

const ASHA = { ...EMPTY_TOUR, fullName: 'Asha Rao', people: '3', date: '2026-01-05' as const }

afterEach(forgetTour)

it('stores the draft and reads it back', () => {
  saveTour(ASHA)
  expect(savedTour()).toEqual(ASHA)
})

it.each(['', '{', 'null', '[]', '{"fullName":7,"evil":"x","date":"soon"}'])('reads %s as an empty form', (text) => {
  localStorage.setItem(TOUR_KEY, text)
  expect(savedTour()).toEqual(EMPTY_TOUR)
})

it('fills what is empty and overwrites nothing', () => {
  expect(filled(ASHA, { fullName: 'Meera Joshi', email: 'meera@example.com', category: '2' })).toEqual({
    ...ASHA,
    email: 'meera@example.com',
    category: '2',
  })
})

it('forgets both copies', () => {
  saveTour(ASHA)
  store.set(tourDraftAtom, ASHA)
  forgetTour()
  expect(store.get(tourDraftAtom)).toEqual(EMPTY_TOUR)
  expect(localStorage.getItem(TOUR_KEY)).toBeNull()
})

it('prefers the last draft to the saved tour', () => {
  saveTour(ASHA)
  carryTour({ ...EMPTY_TOUR, people: '5' })
  carryTour(EMPTY_TOUR)
  expect(savedTour()).toEqual({ ...ASHA, people: '5' })
  forgetTour()
  expect(savedTour()).toEqual(EMPTY_TOUR)
})
