// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { followHistory, visit } from './navigation.ts'

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
