// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { followHistory, forgetPlaces, go, isScrolledBack, restoreScroll, visit } from './navigation.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  forgetPlaces()
  history.replaceState(null, '', '/')
})

it('says within a tenth of a second of the press that the next page is on its way', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', () => undefined)
  let show: (page?: unknown) => void = () => undefined
  const stop = followHistory(() => new Promise((resolve) => (show = resolve)))
  const visited = visit('/sets')
  await vi.advanceTimersByTimeAsync(50)
  expect(document.documentElement.dataset['loadingPage']).toBe('')
  show()
  await visited
  expect(document.documentElement.dataset['loadingPage']).toBeUndefined()
  stop()
})

function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
}

const nextPop = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))

async function back(): Promise<void> {
  const gone = nextPop()
  history.back()
  await gone
}

it('keeps the position that is scrolled to after Back inside one page', async () => {
  const stop = followHistory()
  go('/?page=2')
  await back()
  scrollTo(1200)
  go('/sets')
  await back()
  expect(isScrolledBack()).toBe(true)
  stop()
})

it('keeps the positions of the entries before a link to a fragment', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  const stop = followHistory()
  go('/faqs')
  restoreScroll()
  scrollTo(300)
  const moved = nextPop()
  location.hash = 'cancel'
  await moved
  scrollTo(1200)
  go('/sets')
  await back()
  await back()
  expect(isScrolledBack()).toBe(true)
  await back()
  expect(isScrolledBack()).toBe(false)
  stop()
})
