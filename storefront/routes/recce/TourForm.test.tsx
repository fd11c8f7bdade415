// @vitest-environment jsdom
/** Where the focus is after the login that the form of a tour asks for. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { go, restoreScroll } from '../../shell/navigation.ts'
import { forgetVisitor } from '../../shell/testing/forgetVisitor.ts'
import { startSession } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { tourDraftAtom } from '../../state/tourDraft.ts'
import { LOGIN } from '../../state/testing/login.ts'
import { addDays, today } from '../../text/dates.ts'
import { fromRupees } from '../../text/money.ts'
import { TourForm } from './TourForm.tsx'

const CATEGORY = { Id: 3, CategoryName: 'Music Video', TimeInMinitues: 150, PerHeadPrice: fromRupees(200) }
const pay = () => screen.getByRole('button', { name: 'Pay and Book' })

function openTour(): void {
  go('/recce')
  render(
    <Provider store={store}>
      <TourForm categories={[CATEGORY]} />
    </Provider>,
  )
  restoreScroll()
  act(() => void vi.runAllTimers())
}
function openOther(path: string): void {
  cleanup()
  go(path)
  restoreScroll()
}

beforeEach(() => {
  vi.useFakeTimers()
  window.scrollTo = () => {}
  store.set(tourDraftAtom, {
    fullName: 'Meera Joshi',
    email: 'meera@example.com',
    phone: '9876543210',
    category: '3',
    people: '3',
    date: addDays(today(), 10),
    startTime: '10:00',
  })
  openTour()
  fireEvent.click(pay())
  openOther(location.pathname)
  expect(location.pathname).toBe('/login')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  forgetVisitor()
})

it('is on Pay after the return', () => {
  startSession(LOGIN)
  openTour()
  expect(document.activeElement).toBe(pay())
})

it('is on Pay after the return from a registration', () => {
  openOther('/register')
  startSession(LOGIN)
  openTour()
  expect(document.activeElement).toBe(pay())
})

it('is not on Pay if the visitor left that login, and logged in elsewhere', () => {
  openOther('/pricing/pre-wedding-maternity')
  openOther('/login')
  startSession(LOGIN)
  openOther('/cart')
  openTour()
  expect(document.activeElement).toBe(document.body)
})
