// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenOnline } from './network.ts'

const server = vi.fn<typeof fetch>()

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

beforeEach(() => {
  vi.useFakeTimers()
  // Fake timers do not move the browser's own limit.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const end = new AbortController()
    setTimeout(() => end.abort(), ms)
    return end.signal
  })
  vi.stubGlobal('fetch', server.mockRejectedValue(new TypeError('Failed to fetch')))
  connect(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('waits until our server answers, because a new connection cannot always be used at once', async () => {
  const then = vi.fn()
  void whenOnline().then(then)
  connect(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect(then).not.toHaveBeenCalled()
  server.mockResolvedValue(new Response())
  await vi.advanceTimersByTimeAsync(500)
  expect(then).toHaveBeenCalledOnce()
})

it.each<[string, typeof fetch]>([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'never answers',
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Too late', 'TimeoutError')))
      }),
  ],
])('waits for ten seconds at most if our server %s, because a call may go to another one', async (_, answer) => {
  const then = vi.fn()
  void whenOnline().then(then)
  await vi.advanceTimersByTimeAsync(0)
  server.mockImplementation(answer)
  connect(true)
  await vi.advanceTimersByTimeAsync(9000)
  expect(then).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1500)
  expect(then).toHaveBeenCalledOnce()
})
