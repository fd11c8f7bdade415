import type { Page } from 'playwright'
import type { TapResult } from './results.ts'
import type { Setup } from './setup.ts'
import { TAP_GOAL } from './goals.ts'
import { median } from './lighthouse.ts'
import { missedAbove, print } from './table.ts'
import { PHONE } from './visitor.ts'

const MOMENTS = 12
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 } as const

declare global {
  interface Window {
    /** Since the navigation, in milliseconds. */
    taps: { tapped?: number; answered?: number; started?: number }
  }
}

async function withPage<T>({ browser }: Setup, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE)
  try {
    await context.addInitScript(() => {
      window.taps = {}
      addEventListener('pointerdown', ({ timeStamp }) => (window.taps.tapped ??= timeStamp), true)
      new MutationObserver(() => {
        if (document.querySelector('dialog[open]')) window.taps.answered ??= performance.now()
        if (document.body && !document.documentElement.dataset['start']) window.taps.started ??= performance.now()
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['open', 'data-start'] })
    })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** @returns when the page is painted, and when its app has started. */
async function loadOf(setup: Setup): Promise<{ painted: number; started: number }> {
  return withPage(setup, async (page) => {
    await page.goto(setup.address)
    await page.waitForFunction(() => window.taps.started !== undefined)
    return page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      started: window.taps.started ?? 0,
    }))
  })
}

/**
 * @returns milliseconds since the tap, or since the last script if that arrived later; undefined if the tap was lost.
 */
async function tapAt(setup: Setup, moment: number): Promise<number | undefined> {
  return withPage(setup, async (page) => {
    await page.goto(setup.address, { waitUntil: 'commit' })
    const menu = page.getByRole('button', { name: 'Open menu' })
    await menu.waitFor()
    await page.waitForFunction((time) => performance.now() >= time, moment)
    const box = await menu.boundingBox()
    if (!box) return undefined
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    try {
      await page.waitForFunction(() => window.taps.answered !== undefined, undefined, { timeout: 20_000 })
    } catch {
      return undefined
    }
    return page.evaluate(() => {
      const { tapped = 0, answered = 0 } = window.taps
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
        .map(({ responseEnd }) => responseEnd)
        .filter((end) => end <= answered)
      return answered - Math.max(tapped, ...scripts)
    })
  })
}

export async function measureTaps(setup: Setup): Promise<TapResult[]> {
  const { painted, started } = await loadOf(setup)
  const rows: TapResult[] = []
  for (let at = 0; at < MOMENTS; at += 1) {
    const moment = painted + ((started - painted) * at) / (MOMENTS - 1)
    const all: (number | undefined)[] = []
    for (let run = 0; run < setup.runs; run += 1) all.push(await tapAt(setup, moment))
    const answered = all.filter((one) => one !== undefined)
    rows.push({
      moment: Math.round(moment),
      answered: answered.length > 0 ? Math.round(median(answered)) : null,
      lost: all.length - answered.length,
    })
  }
  return rows
}

/** @returns the number of missed goals. */
export function printTaps(rows: readonly TapResult[]): number {
  console.log(
    `\nFirst tap at ${MOMENTS} moments of the home page's load, at a fourth of the speed on 1.6 Mbit/s: ms from its script's arrival to the open menu, goal ${TAP_GOAL}, none lost`,
  )
  return print(
    ['moment, ms', 'answered ', 'lost '],
    rows.map(({ moment, answered, lost }) => [
      String(moment),
      answered === null ? { text: '–', isMissed: true } : missedAbove(answered, TAP_GOAL),
      missedAbove(lost, 0),
    ]),
  )
}
