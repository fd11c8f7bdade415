/** Memory after a collection of garbage: of a catalogue with 10,000 outfits, and of many page changes in a row. */
import type { Page } from 'playwright'
import { SCENARIO_COOKIE } from '../../mocks/http/calls.ts'
import { section, type Column, type Section } from './report.ts'
import type { Setup } from './setup.ts'
import { DESK } from './visitor.ts'

const VISIT = ['/sets', '/outfits', '/faqs', '/pricing/pre-wedding-maternity', '/food-and-beverages', '/']
/** Multiples of a round through `VISIT`, to end on the same page: growth between the last two is a leak. */
const CHANGES = [0, 204, 330]

interface MemoryRow {
  readonly name: string
  readonly elements: number
  readonly listeners: number
  /** MB of the JavaScript heap. */
  readonly heap: number
}

async function memoryOf(name: string, page: Page): Promise<MemoryRow> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  await devtools.detach()
  const value = (metric: string) => metrics.find((one) => one.name === metric)?.value ?? Number.NaN
  return {
    name,
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    listeners: value('JSEventListeners'),
    heap: value('JSHeapUsedSize') / 1_000_000,
  }
}

async function open({ browser, address }: Setup, path: string, scenario?: string): Promise<Page> {
  const context = await browser.newContext(DESK)
  if (scenario) await context.addCookies([{ name: SCENARIO_COOKIE, value: scenario, url: address }])
  const page = await context.newPage()
  await page.goto(address + path, { waitUntil: 'networkidle' })
  await page.locator('html:not([data-start])').waitFor()
  return page
}

async function follow(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
  await page.waitForFunction(
    // Returns no element, because the handle would keep it alive.
    ([to, title]) => location.pathname === to && document.title !== title && document.querySelector('main h1') !== null,
    [path, before] as const,
  )
}

function memorySection(rows: readonly MemoryRow[]): Section {
  const [before, after] = rows.slice(-2)
  /** The last page changes may leave nothing behind, beyond half a MB. */
  const column = (head: string, name: 'elements' | 'listeners' | 'heap', more = 0, digits = 0): Column<MemoryRow> => ({
    head,
    digits,
    value: (row) => row[name],
    most: (row) => (before && row === after ? Number((before[name] + more).toFixed(digits)) : undefined),
  })
  return section(
    { head: 'Page', of: ({ name }) => name },
    [column('Elements', 'elements'), column('Listeners', 'listeners'), column('Heap, MB', 'heap', 0.5, 1)],
    rows,
  )
}

export async function measureMemory(setup: Setup): Promise<Section> {
  const rows: MemoryRow[] = []
  for (const scenario of [undefined, 'huge-catalogue']) {
    const page = await open(setup, '/outfits', scenario)
    rows.push(await memoryOf(scenario ? '/outfits, 10,000 of them' : '/outfits', page))
    await page.context().close()
  }
  const page = await open(setup, '/')
  for (let change = 0; change <= Math.max(...CHANGES); change += 1) {
    if (change > 0) await follow(page, VISIT[(change - 1) % VISIT.length] ?? '/')
    if (!CHANGES.includes(change)) continue
    await page.waitForLoadState('networkidle')
    rows.push(await memoryOf(`after ${change} changes of page`, page))
  }
  await page.context().close()
  return memorySection(rows)
}
