/** Navigation inside the shop compared with a full load, at a quarter of the CPU speed on slow 4G. */
import type { BrowserContext, Page } from 'playwright'
import { CHANGE_GOALS } from './goals.ts'
import { median } from './lighthouse.ts'
import type { ChangeResult } from './results.ts'
import type { Setup } from './setup.ts'
import { missedAbove, print } from './table.ts'
import { PHONE } from './visitor.ts'

export const CHANGES = [
  ['/', '/sets'],
  ['/sets', '/set/glasshouse'],
  ['/', '/pricing/pre-wedding-maternity'],
  ['/pricing/pre-wedding-maternity', '/outfits'],
  ['/outfits', '/props'],
  ['/props', '/food-and-beverages'],
  ['/food-and-beverages', '/hire-professionals'],
  ['/hire-professionals', '/hire-professionals/photographers'],
  ['/events', '/event/wedding'],
  ['/', '/recce'],
  ['/blog', '/blog/how-to-chase-golden-hour'],
  ['/faqs', '/contact-us'],
] as const

const KBIT = 1000 / 8
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1600 * KBIT, uploadThroughput: 750 * KBIT } as const
const SLOWER = 4

interface Change {
  /** Milliseconds from the press until the new heading is painted. */
  readonly time: number
  /** Number of frames without a heading. */
  readonly blank: number
  /** Layout shift, including the half second after input that the metric ignores. */
  readonly shift: number
}

declare global {
  interface Window {
    changeSeen: { from: number; shown: number | undefined; blank: number; shift: number; until: string }
  }
}

/** Runs in every page: sets `changeSeen.shown` when the heading of the path `until` has been painted. */
function watch(): void {
  const isShown = (): boolean => location.pathname === window.changeSeen.until
  const note = (): void => {
    if (isShown()) window.changeSeen.shown ??= performance.now()
  }
  window.changeSeen = { from: 0, shown: undefined, blank: 0, shift: 0, until: location.pathname }
  const look = (): void => {
    const { changeSeen } = window
    const heading = document.querySelector('main h1')
    if (!heading) changeSeen.blank += 1
    // This task runs after the frame has been painted and before the pictures that arrived meanwhile are decoded.
    else if (isShown() && changeSeen.shown === undefined)
      void window.scheduler.postTask(note, { priority: 'user-blocking' })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.changeSeen.shift += entry.value
  }).observe({ type: 'layout-shift' })
}

async function openSlow(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.body.dispatchEvent(new Event('pointerover', { bubbles: true })))
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-start'))
  await page.waitForLoadState('networkidle')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

const isShown = () => window.changeSeen.shown !== undefined

async function change(page: Page, to: string, prefetched: boolean): Promise<Change> {
  await page.evaluate((path) => {
    // Every page has this link in its footer.
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/faqs"]')
    if (!link) throw new Error('there is no link to change')
    link.id = 'pressed'
    link.href = path
  }, to)
  if (prefetched) {
    await page.evaluate(() =>
      document.getElementById('pressed')?.dispatchEvent(new Event('pointerover', { bubbles: true })),
    )
    // Longer than the pointer has to stay.
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate((path) => {
    window.changeSeen = { from: performance.now(), shown: undefined, blank: 0, shift: 0, until: path }
    document.getElementById('pressed')?.click()
  }, to)
  await page.waitForFunction(isShown, undefined, { timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  const { from, shown, blank, shift } = await page.evaluate(() => window.changeSeen)
  return { time: (shown ?? Number.NaN) - from, blank, shift }
}

/** Leaves the previous page by its address, so that shared files are cached as they are for a navigation. */
async function load(page: Page, to: string): Promise<number> {
  await page.goto(to, { waitUntil: 'commit' })
  await page.waitForFunction(isShown, undefined, { timeout: 30_000 })
  return page.evaluate(() => window.changeSeen.shown ?? Number.NaN)
}

export async function measureChanges(
  { browser, address, runs }: Setup,
  pairs: readonly (typeof CHANGES)[number][],
): Promise<ChangeResult[]> {
  async function fresh<T>(from: string, work: (page: Page) => Promise<T>): Promise<T> {
    const context = await browser.newContext(PHONE)
    try {
      await context.addInitScript(watch)
      return await work(await openSlow(context, address + from))
    } finally {
      await context.close()
    }
  }
  const rows: ChangeResult[] = []
  for (const [from, to] of pairs) {
    const seen: { ahead: Change; pressed: Change; full: number }[] = []
    for (let run = 0; run < runs; run += 1)
      seen.push({
        ahead: await fresh(from, (page) => change(page, to, true)),
        pressed: await fresh(from, (page) => change(page, to, false)),
        full: await fresh(from, (page) => load(page, address + to)),
      })
    const both = seen.flatMap(({ ahead, pressed }) => [ahead, pressed])
    rows.push({
      name: `${from} to ${to}`,
      prefetched: median(seen.map(({ ahead }) => ahead.time)),
      pressed: median(seen.map(({ pressed }) => pressed.time)),
      full: median(seen.map(({ full }) => full)),
      blank: Math.max(...both.map(({ blank }) => blank)),
      shift: median(both.map(({ shift }) => shift)),
    })
  }
  return rows
}

/** @returns the number of missed goals. */
export function printChanges(rows: readonly ChangeResult[]): number {
  console.log('\nChanges of page at a fourth of the speed on slow 4G, ms until the new heading; × is times a full load')
  return print(
    ['from and to', 'prefetched ', 'pressed ', 'full load', '× ', 'frames without heading ', 'shift '],
    rows.map(({ name, prefetched, pressed, full, blank, shift }) => [
      name,
      missedAbove(prefetched, CHANGE_GOALS.prefetched),
      pressed.toFixed(0),
      full.toFixed(0),
      missedAbove(pressed / full, CHANGE_GOALS.ratio, 2),
      missedAbove(blank, 0),
      missedAbove(shift, CHANGE_GOALS.shift, 3),
    ]),
  )
}
