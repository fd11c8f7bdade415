import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPace, pauseOf } from './pace.ts'

const NOW = Date.UTC(2026, 0, 5, 12)
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const open = new AbortController().signal

/**
 * Takes turns without end.
 * @returns when each call started, in seconds.
 */
function starts(pace: ReturnType<typeof createPace>, perMinute: number, signal = open): number[] {
  const seconds: number[] = []
  void (async () => {
    for (let count = 0; count < 100 && !signal.aborted; count += 1) {
      await pace.turn(perMinute, signal)
      if (!signal.aborted) seconds.push((Date.now() - NOW) / 1000)
    }
  })()
  return seconds
}

describe('calls a minute', () => {
  it('are the most that begin within any minute', async () => {
    const seconds = starts(createPace(), 3)
    await vi.advanceTimersByTimeAsync(125_000)
    expect(seconds).toEqual([0, 0, 0, 60, 60, 60, 120, 120, 120])
  })

  it('are shared by all who take turns', async () => {
    const pace = createPace()
    const both = [starts(pace, 4), starts(pace, 4)]
    await vi.advanceTimersByTimeAsync(61_000)
    expect(both.flat().toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 60, 60, 60, 60])
  })

  it('do not count a turn that was given up', async () => {
    const pace = createPace()
    const leaving = new AbortController()
    const left = starts(pace, 1, leaving.signal)
    await vi.advanceTimersByTimeAsync(1000)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(0)
    const next = starts(pace, 1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([left, next]).toEqual([[0], [60]])
  })
})

it('is not waited for longer than its time limit', async () => {
  const pace = createPace()
  expect(await pace.turn(1, open, 15_000)).toBe(true)
  const turn = pace.turn(1, open, 15_000)
  await vi.advanceTimersByTimeAsync(14_999)
  const ended = vi.fn()
  void turn.then(ended)
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledExactlyOnceWith(false)
})

describe('a provider with too much to do', () => {
  /** When the next call starts after these refusals. */
  async function nextAfter(pace: ReturnType<typeof createPace>, ...refusals: (string | undefined)[]): Promise<number> {
    const before = Date.now()
    for (const retryAfter of refusals) pace.tooMuch(retryAfter)
    const turn = pace.turn(600, open)
    await vi.runAllTimersAsync()
    await turn
    return (Date.now() - before) / 1000
  }

  it('gets the time that it asks for, at most ten minutes', async () => {
    expect(await nextAfter(createPace(), '7')).toBe(7)
    expect(await nextAfter(createPace(), new Date(Date.now() + 90_000).toUTCString())).toBe(90)
    expect(await nextAfter(createPace(), '86400')).toBe(600)
    expect(await nextAfter(createPace(), '3', '20', '1')).toBe(20)
  })

  it('gets longer and longer where it names none, and begins anew after an answer', async () => {
    const pace = createPace()
    const waits: number[] = []
    for (let count = 0; count < 9; count += 1) waits.push(await nextAfter(pace, undefined))
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600])
    pace.answered()
    expect(await nextAfter(pace, undefined)).toBe(5)
  })

  it('refuses once, however many calls were under way', async () => {
    const pace = createPace()
    expect(await nextAfter(pace, undefined, undefined, undefined)).toBe(5)
    expect(await nextAfter(pace, undefined)).toBe(10)
  })
})

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Mon, 05 Jan 2026 12:00:30 GMT', 30_000],
  ['Mon, 05 Jan 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads Retry-After: %s', (text, expected) => {
  expect(pauseOf(text, NOW)).toBe(expected)
})
