/** Navigation inside the shop compared with a full load, at a quarter of the CPU speed on slow 4G. */
import type { Page } from 'playwright'
import { median, section, type Column, type Section } from './report.ts'
import { slowDown, type Setup } from './setup.ts'
import { PHONE } from './visitor.ts'

const CHANGES = [
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

interface ChangeRow {
  readonly name: string
  /** Milliseconds from the press until the new heading is painted; `prefetched` if the link was hovered first. */
  readonly prefetched: number
  readonly pressed: number
  /** Milliseconds of a full load. */
  readonly full: number
  /** Layout shift, including the half second after input that the metric ignores. */
  readonly shift: number
}

declare global {
  interface Window {
    changeSeen: { from: number; shown: number | undefined; shift: number; until: string }
  }
}

/** Runs in every page: sets `changeSeen.shown` when the heading of the path `until` has been painted. */
function watch(): void {
  const isShown = (): boolean => location.pathname === window.changeSeen.until
  const note = (): void => {
    if (isShown()) window.changeSeen.shown ??= performance.now()
  }
  window.changeSeen = { from: 0, shown: undefined, shift: 0, until: location.pathname }
  const look = (): void => {
    // This task runs after the frame has been painted and before the pictures that arrived meanwhile are decoded.
    if (isShown() && window.changeSeen.shown === undefined && document.querySelector('main h1'))
      void window.scheduler.postTask(note, { priority: 'user-blocking' })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.changeSeen.shift += value
  }).observe({ type: 'layout-shift' })
}

async function shown(page: Page) {
  await page.waitForFunction(() => window.changeSeen.shown !== undefined, undefined, { timeout: 30_000 })
  return page.evaluate(() => window.changeSeen)
}

async function change(page: Page, to: string, prefetched: boolean): Promise<{ time: number; shift: number }> {
  // Every page has this link in its footer.
  const link = page.locator('footer a[href="/faqs"]')
  await link.evaluate((element, path) => element.setAttribute('href', path), to)
  const pressed = page.locator(`footer a[href="${to}"]`).last()
  if (prefetched) {
    await pressed.dispatchEvent('pointerover')
    // The shop prefetches only once the pointer has stayed for a moment.
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle')
  }
  await pressed.evaluate((element: HTMLElement, path) => {
    window.changeSeen = { from: performance.now(), shown: undefined, shift: 0, until: path }
    element.click()
  }, to)
  await shown(page)
  await page.waitForLoadState('networkidle')
  const { from, shown: at = Number.NaN, shift } = await shown(page)
  return { time: at - from, shift }
}

/** Leaves the previous page by its address, so that shared files are cached as they are for a navigation. */
async function load(page: Page, to: string): Promise<number> {
  await page.goto(to, { waitUntil: 'commit' })
  return (await shown(page)).shown ?? Number.NaN
}

async function fresh<T>({ browser, address }: Setup, from: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE)
  try {
    await context.addInitScript(watch)
    const page = await context.newPage()
    await page.goto(address + from, { waitUntil: 'networkidle' })
    await page.locator('body').dispatchEvent('pointerover')
    await page.locator('html:not([data-start])').waitFor()
    await page.waitForLoadState('networkidle')
    await slowDown(context, page, 'network')
    return await work(page)
  } finally {
    await context.close()
  }
}

const COLUMNS: readonly Column<ChangeRow>[] = [
  { head: 'Prefetched, ms', value: ({ prefetched }) => prefetched, most: 150 },
  { head: 'Pressed, ms', value: ({ pressed }) => pressed },
  { head: 'Full load, ms', value: ({ full }) => full },
  { head: '× full load', value: ({ pressed, full }) => pressed / full, digits: 2, most: 0.8 },
  { head: 'Layout shift', value: ({ shift }) => shift, digits: 3, most: 0.005 },
]

export async function measureChanges(setup: Setup): Promise<Section> {
  const rows: ChangeRow[] = []
  for (const [from, to] of CHANGES.filter(([, path]) => setup.isMeasured({ path }))) {
    const prefetched: { time: number; shift: number }[] = []
    const pressed: { time: number; shift: number }[] = []
    const full: number[] = []
    for (let run = 0; run < setup.runs; run += 1) {
      prefetched.push(await fresh(setup, from, (page) => change(page, to, true)))
      pressed.push(await fresh(setup, from, (page) => change(page, to, false)))
      full.push(await fresh(setup, from, (page) => load(page, setup.address + to)))
    }
    rows.push({
      name: `${from} to ${to}`,
      prefetched: median(prefetched.map(({ time }) => time)),
      pressed: median(pressed.map(({ time }) => time)),
      full: median(full),
      shift: median([...prefetched, ...pressed].map(({ shift }) => shift)),
    })
  }
  return section({ head: 'From and to', of: ({ name }) => name }, COLUMNS, rows)
}
