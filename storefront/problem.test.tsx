// @vitest-environment jsdom
/** A chunk that cannot be fetched is reported where it fails, and once. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, type ComponentType } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { onProblem, type Problem } from './problem.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { useResource } from './state/resource.ts'
import { lazyPreloaded, lazyWithPreload } from './shell/lazyWithPreload.ts'

const heard: Problem[] = []
const lost = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: https://shop.example/assets/${file}`)

onProblem((problem) => heard.push(problem))

const settled = () => new Promise((resolve) => setTimeout(resolve))

async function show(Part: ComponentType): Promise<void> {
  await act(() => {
    render(
      <ErrorBoundary>
        <Suspense>
          <Part />
        </Suspense>
      </ErrorBoundary>,
    )
    return settled()
  })
}

async function breakPageBy(Part: ComponentType): Promise<void> {
  await show(Part)
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined()
}

// jsdom may fire `load` after the first test has begun, and preloads wait for it.
beforeAll(async () => {
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded))
})
beforeEach(() => {
  heard.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The server is down.')))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('is told when it was only preloaded', async () => {
  const part = lazyWithPreload(() => Promise.reject(lost('PricingRoute-1.js')))
  await part.preload().catch(() => undefined)
  expect(heard).toMatchObject([{ kind: 'part', error: { message: expect.stringContaining('PricingRoute-1.js') } }])
  vi.useFakeTimers()
  lazyPreloaded(() => Promise.reject(lost('SessionAlert-1.js')))
  await vi.advanceTimersByTimeAsync(5001)
  expect(heard).toHaveLength(2)
})

it.each([
  ['soon after the visitor moves', 1500, () => dispatchEvent(new Event('scroll'))],
  ['five seconds after a page where nobody moves', 5001, () => undefined],
])('is preloaded %s, and once', async (_, wait, happens) => {
  vi.useFakeTimers()
  const load = vi.fn(() => Promise.resolve(() => null))
  lazyPreloaded(load)
  happens()
  await vi.advanceTimersByTimeAsync(wait - 1)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledOnce()
  dispatchEvent(new Event('pointermove'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledOnce()
})

it('is told once, though it is tried again and breaks a page', async () => {
  const load = () => Promise.reject(lost('Calendar-1.js'))
  await lazyWithPreload(load)
    .preload()
    .catch(() => undefined)
  const Part = lazyWithPreload(load)
  await breakPageBy(Part)
  expect(heard.map(({ kind }) => kind)).toEqual(['part'])
})

it('is fetched again once there is a network, if its preload was cut off', async () => {
  vi.useFakeTimers()
  const Banner = () => <p>Connection</p>
  const load = vi.fn(() => Promise.resolve(Banner)).mockRejectedValueOnce(lost('OfflineBanner-1.css'))
  const Part = lazyPreloaded(load)
  await vi.advanceTimersByTimeAsync(5001)
  vi.useRealTimers()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show(Part)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  onLine.mockReturnValue(true)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  await act(() => {
    dispatchEvent(new Event('online'))
    return settled()
  })
  expect(screen.getByText('Connection')).toBeDefined()
})

it('is no part if it was fetched and breaks', async () => {
  const Part = lazyWithPreload(() => Promise.reject(new TypeError('undefined is not a function')))
  await breakPageBy(Part)
  expect(heard.map(({ kind }) => kind)).toEqual(['render'])
})

it('breaks a page that loads it with its data, instead of leaving a skeleton', async () => {
  const load = () => Promise.reject(lost('shopPayments-1.js'))
  await breakPageBy(() => useResource('checkout', load).status)
  expect(heard.map(({ kind }) => kind)).toEqual(['part'])
})
