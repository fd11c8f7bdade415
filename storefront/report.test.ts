// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const sent: { address: string; body: { page: string; weight: number; what: Record<string, unknown> } }[] = []

beforeEach(() => {
  sent.length = 0
  vi.resetModules()
  // web-vitals calls this function, which jsdom lacks.
  Object.assign(performance, { getEntriesByType: () => [] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: string) => sent.push({ address, body: JSON.parse(body) as never }),
  })
  history.replaceState(null, '', '/pricing/films?name=Asha')
})
afterEach(() => vi.restoreAllMocks())

async function reporting(luck: number) {
  const [{ reportProblem }, { reportTo }] = await Promise.all([import('./problem.ts'), import('./report.ts')])
  return { reportProblem, start: () => reportTo('https://report.example/', luck) }
}

// This test runs first, because every page left open by the others would send its vitals when hidden.
it('sends vitals once the page is hidden, and presses as its slowest interaction, not a pointer that moves', async () => {
  const seen: Record<string, ((list: { getEntries(): unknown[] }) => void)[]> = {}
  class Observer {
    static supportedEntryTypes = ['event', 'first-input']
    private readonly callback
    constructor(callback: (list: { getEntries(): unknown[] }) => void) {
      this.callback = callback
    }
    observe({ type = '' }) {
      ;(seen[type] ??= []).push(this.callback)
    }
    takeRecords() {
      return []
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('PerformanceEventTiming', { prototype: { interactionId: 0 } })
  const { start } = await reporting(0)
  start()
  const event = { entryType: 'event', startTime: 900, processingStart: 901, processingEnd: 950 }
  for (const listener of seen['event'] ?? [])
    listener({
      getEntries: () => [
        { ...event, name: 'pointerover', duration: 904, interactionId: 0 },
        { ...event, name: 'click', duration: 56, interactionId: 7 },
      ],
    })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  for (const _ of [1, 2]) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  vi.unstubAllGlobals()
  vi.useRealTimers()
  expect(sent.map(({ body }) => body)).toEqual([
    { page: '/pricing/:pid', weight: 10, what: expect.objectContaining({ kind: 'vitals', inp: 56 }) as unknown },
  ])
})

it('leaves nothing of what happened before it started, and each problem once', async () => {
  const { reportProblem, start } = await reporting(0)
  const drift = { kind: 'drift', call: 'GetSets', path: 'Setslist.1.SlugId', effect: 'left out' } as const
  reportProblem(drift)
  start()
  reportProblem(drift)
  expect(sent).toEqual([
    { address: 'https://report.example/', body: { page: '/pricing/:pid', weight: 4, what: drift } },
  ])
})

it('sends of an error neither its message nor an address', async () => {
  const { reportProblem, start } = await reporting(0)
  start()
  const error = new TypeError('no asha@example.com in /pricing/films?name=Asha')
  error.stack = `${error.message}\n at render (https://shop.example/assets/shop-1a2b.js:3:14)`
  reportProblem({ kind: 'render', error })
  expect(sent[0]?.body.what).toEqual({ kind: 'render', what: 'TypeError shop-1a2b.js:3:14' })
  expect(JSON.stringify(sent)).not.toMatch(/asha|name=/i)
})

it('names the file that could not be fetched', async () => {
  const { reportProblem, start } = await reporting(0)
  start()
  const message = 'Failed to fetch dynamically imported module: https://shop.example/assets/Calendar-1a2b3c4d.js'
  const error = Object.assign(new TypeError(message), { stack: '' })
  reportProblem({ kind: 'part', error })
  expect(sent[0]?.body.what).toEqual({ kind: 'part', what: 'TypeError Calendar-1a2b3c4d.js' })
})

it('samples what is frequent, never a payment', async () => {
  const { reportProblem, start } = await reporting(0.5)
  start()
  reportProblem({ kind: 'call', what: 'GetSets: HTTP status 503' })
  reportProblem({ kind: 'payment', what: 'unknown' })
  expect(sent.map(({ body }) => body.what['kind'])).toEqual(['payment'])
})

it('sends at most twenty reports per page load', async () => {
  const { reportProblem, start } = await reporting(0)
  start()
  for (let at = 0; at < 30; at += 1) reportProblem({ kind: 'call', what: `Call ${at}` })
  expect(sent).toHaveLength(20)
})

it('is silent in a browser without beacons', async () => {
  Reflect.deleteProperty(navigator, 'sendBeacon')
  const { reportProblem, start } = await reporting(0)
  start()
  expect(() => reportProblem({ kind: 'payment', what: 'CreateOrder' })).not.toThrow()
})
