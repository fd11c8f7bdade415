// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenOnline } from './network.ts'

const server = vi.fn<() => Promise<Response>>()

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

beforeEach(() => {
  vi.useFakeTimers()
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

it('waits for ten seconds at most, because a call may go to another server', async () => {
  const then = vi.fn()
  void whenOnline().then(then)
  connect(true)
  await vi.advanceTimersByTimeAsync(9000)
  expect(then).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(then).toHaveBeenCalledOnce()
})
