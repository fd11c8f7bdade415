/** A slow phone on 2G: the first visit, and the next one with a warm cache. Measured, not simulated. */
import type { CDPSession, Page } from 'playwright'
import { BASELINES } from './baseline/buildBaselines.ts'
import type { Setup } from './setup.ts'
import { median } from './lighthouse.ts'
import type { SlowResult } from './results.ts'
import { print } from './table.ts'
import { PHONE } from './visitor.ts'

const KBIT = 1000 / 8
const NETWORK = {
  offline: false,
  latency: 800,
  downloadThroughput: 280 * KBIT,
  uploadThroughput: 256 * KBIT,
  connectionType: 'cellular2g',
} as const
const SLOWER = 6
const PATHS = ['/', '/outfits', '/faqs']

interface Visit {
  readonly paint: number
  readonly requests: number
}

async function visit(page: Page, devtools: CDPSession, url: string): Promise<Visit> {
  const sent = new Set<string>()
  const answered = ({
    requestId,
    response,
  }: {
    requestId: string
    response: { url: string; fromDiskCache?: boolean }
  }): void => {
    if (!response.fromDiskCache && !response.url.startsWith('data:')) sent.add(requestId)
  }
  const kept = new Set<string>()
  const cached = ({ requestId }: { requestId: string }): void => void kept.add(requestId)
  devtools.on('Network.responseReceived', answered)
  devtools.on('Network.requestServedFromCache', cached)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  devtools.off('Network.responseReceived', answered)
  devtools.off('Network.requestServedFromCache', cached)
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const last = (list: PerformanceObserverEntryList) => resolve(list.getEntries().at(-1)?.startTime ?? Infinity)
        new PerformanceObserver(last).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  return { paint, requests: [...sent].filter((id) => !kept.has(id)).length }
}

export async function measureSlowPhone({ browser, address, baseline, runs }: Setup): Promise<SlowResult[]> {
  const targets = [
    { name: 'baseline: static HTML', url: baseline + BASELINES.static },
    { name: 'baseline: React, wouter, jotai', url: baseline + BASELINES.react },
    ...PATHS.map((path) => ({ name: path, url: address + path })),
  ]
  const seen = targets.map(({ name, url }) => ({ name, url, visits: [] as { cold: Visit; warm: Visit }[] }))
  for (let run = 0; run < runs; run += 1)
    for (const { url, visits } of seen) {
      const context = await browser.newContext(PHONE)
      try {
        const page = await context.newPage()
        const devtools = await context.newCDPSession(page)
        await devtools.send('Network.enable')
        await devtools.send('Network.emulateNetworkConditions', NETWORK)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
        const cold = await visit(page, devtools, url)
        await page.goto('about:blank')
        visits.push({ cold, warm: await visit(page, devtools, url) })
      } finally {
        await context.close()
      }
    }
  return seen.map(({ name, visits }) => ({
    name,
    cold: median(visits.map(({ cold }) => cold.paint)),
    coldRequests: median(visits.map(({ cold }) => cold.requests)),
    warm: median(visits.map(({ warm }) => warm.paint)),
    warmRequests: median(visits.map(({ warm }) => warm.requests)),
  }))
}

/** Has no goals. */
export function printSlowPhone(rows: readonly SlowResult[]): number {
  console.log(
    `\nA phone at a sixth of the speed on 2G (280 kbit/s, 800 ms): largest paint in s and requests over the network, on the first visit and on the next`,
  )
  return print(
    ['page', 'first', 'requests', 'next', 'requests'],
    rows.map(({ name, cold, coldRequests, warm, warmRequests }) => [
      name,
      (cold / 1000).toFixed(1),
      String(coldRequests),
      (warm / 1000).toFixed(1),
      String(warmRequests),
    ]),
  )
}
