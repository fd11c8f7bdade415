// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/error.ts'
import { alertAtom, resetAlert } from './alert.ts'
import { forgetAnswers, takeResources, useResource } from './resource.ts'
import { store } from './store.ts'

afterEach(() => {
  cleanup()
  forgetAnswers()
  resetAlert()
  store.set(alertAtom, undefined)
  vi.restoreAllMocks()
})

it('loads again by itself when a device that was offline is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const answer = vi.fn((): Promise<string> => {
    onLine.mockReturnValue(false)
    return Promise.reject(new ApiError('GetSets', { type: 'unreachable', reason: 'offline' }))
  })
  function Page() {
    const sets = useResource('sets', answer)
    return <p>{sets.status === 'ready' ? sets.value : sets.status}</p>
  }
  render(<Page />)
  expect(await screen.findByText('failed')).toBeDefined()
  answer.mockResolvedValue('27 sets')
  onLine.mockReturnValue(true)
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('27 sets')).toBeDefined()
  expect(answer).toHaveBeenCalledTimes(2)
})

const unreachable = () => Promise.reject(new ApiError('GetSets', { type: 'unreachable', reason: 'timeout' }))

function Sets({ load, of = 'sets', personal }: { load: () => Promise<string>; of?: string; personal?: boolean }) {
  const sets = useResource(of, load, { personal: personal === true })
  return (
    <p>
      {sets.status === 'ready' ? sets.value : sets.status}
      {sets.status === 'ready' && sets.stale && ', as they were'}
    </p>
  )
}

it('shows at once what it showed the last time, then what is answered now', async () => {
  const first = render(<Sets load={() => Promise.resolve('27 sets')} />)
  expect(await screen.findByText('27 sets')).toBeDefined()
  first.unmount()
  render(<Sets load={() => Promise.resolve('28 sets')} />)
  expect(screen.getByText('27 sets')).toBeDefined()
  expect(await screen.findByText('28 sets')).toBeDefined()
})

it('asks for what is about one visitor before it shows it again', async () => {
  const first = render(<Sets load={() => Promise.resolve('my set')} personal />)
  expect(await screen.findByText('my set')).toBeDefined()
  first.unmount()
  render(<Sets load={() => Promise.resolve('my set')} personal />)
  expect(screen.getByText('loading')).toBeDefined()
  expect(await screen.findByText('my set')).toBeDefined()
})

it('keeps a failed refresh of a known answer to itself, and raises the alert where nothing is known', async () => {
  takeResources({ sets: { status: 'done', value: '27 sets' } })
  const first = render(<Sets load={unreachable} />)
  expect(await screen.findByText('27 sets, as they were')).toBeDefined()
  first.unmount()
  render(<Sets load={unreachable} />)
  expect(await screen.findByText('27 sets, as they were')).toBeDefined()
  expect(store.get(alertAtom)).toBeUndefined()
  forgetAnswers()
  render(<Sets load={unreachable} />)
  await waitFor(() => expect(store.get(alertAtom)).toBeDefined())
})

it('does not take “try again in a minute” for the answer', async () => {
  const busy = () => Promise.reject(new ApiError('GetSets', { type: 'tooMany', msg: 'Please try again in a minute.' }))
  const first = render(<Sets load={busy} />)
  expect(await screen.findByText('failed')).toBeDefined()
  first.unmount()
  takeResources({ sets: { status: 'done', value: '27 sets' } })
  render(<Sets load={busy} />)
  expect(await screen.findByText('27 sets, as they were')).toBeDefined()
})

it('takes no older answer from a page than the one it has', async () => {
  const first = render(<Sets load={() => Promise.resolve('28 sets')} />)
  expect(await screen.findByText('28 sets')).toBeDefined()
  first.unmount()
  takeResources({ sets: { status: 'done', value: '27 sets' } })
  render(<Sets load={() => new Promise(() => undefined)} />)
  expect(screen.getByText('28 sets')).toBeDefined()
})

describe('a skeleton', () => {
  let answer: (value: string) => void
  const slow = () => new Promise<string>((resolve) => (answer = resolve))
  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('that has appeared stays for 300 ms', async () => {
    render(<Sets load={slow} />)
    await after(210)
    answer('27 sets')
    await after(280)
    expect(screen.getByText('loading')).toBeDefined()
    await after(20)
    expect(screen.getByText('27 sets')).toBeDefined()
  })

  it.each([190, 510])('holds no answer after %i ms', async (ms) => {
    render(<Sets load={slow} />)
    await after(ms)
    answer('27 sets')
    await after(0)
    expect(screen.getByText('27 sets')).toBeDefined()
  })

  it('of an open page is not held', async () => {
    const { rerender } = render(<Sets load={slow} />)
    await after(600)
    answer('27 sets')
    await after(0)
    rerender(<Sets load={slow} of="other sets" />)
    await after(210)
    answer('3 other sets')
    await after(0)
    expect(screen.getByText('3 other sets')).toBeDefined()
  })

  it('keeps the answer of someone who leaves meanwhile', async () => {
    const left = render(<Sets load={slow} />)
    await after(210)
    answer('27 sets')
    await after(10)
    left.unmount()
    render(<Sets load={slow} />)
    expect(screen.getByText('27 sets')).toBeDefined()
  })
})
