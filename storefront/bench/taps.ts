/** A first tap on the menu at moments of the home page's load, at a quarter of the CPU speed on slow 4G. */
import type { Page } from 'playwright'
import { median, section, type Column, type Section } from './report.ts'
import { slowDown, type Setup } from './setup.ts'
import { PHONE } from './visitor.ts'

const MOMENTS = 12

interface TapRow {
  /** Milliseconds after the navigation. */
  readonly moment: number
  /** Milliseconds since the last script arrived, or since the tap if that came later; undefined if all were lost. */
  readonly answered: number | undefined
  readonly lost: number
}

declare global {
  interface Window {
    /** Since the navigation, in milliseconds. */
    taps: { tapped?: number; answered?: number; started?: number }
  }
}

function watch(): void {
  window.taps = {}
  addEventListener('pointerdown', ({ timeStamp }) => (window.taps.tapped ??= timeStamp), true)
  new MutationObserver(() => {
    if (document.querySelector('dialog[open]')) window.taps.answered ??= performance.now()
    if (document.body && !document.documentElement.dataset['start']) window.taps.started ??= performance.now()
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['open', 'data-start'] })
}

async function withPage<T>({ browser }: Setup, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE)
  try {
    await context.addInitScript(watch)
    const page = await context.newPage()
    await slowDown(context, page, 'network')
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

/** @returns `TapRow.answered` of one tap. */
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

const COLUMNS: readonly Column<TapRow>[] = [
  { head: 'Answered after, ms', value: ({ answered }) => answered, most: 200 },
  { head: 'Lost', value: ({ lost }) => lost, most: 0 },
]

export async function measureTaps(setup: Setup): Promise<Section> {
  const { painted, started } = await loadOf(setup)
  const rows: TapRow[] = []
  for (let at = 0; at < MOMENTS; at += 1) {
    const moment = painted + ((started - painted) * at) / (MOMENTS - 1)
    const all: (number | undefined)[] = []
    for (let run = 0; run < setup.runs; run += 1) all.push(await tapAt(setup, moment))
    const answered = all.filter((one) => one !== undefined)
    rows.push({
      moment,
      answered: answered.length > 0 ? median(answered) : undefined,
      lost: all.length - answered.length,
    })
  }
  return section({ head: 'Tapped at', of: ({ moment }) => `${moment.toFixed(0)} ms` }, COLUMNS, rows)
}
