import type { CDPSession, Page } from 'playwright'
import { SCENARIO_COOKIE } from '../../mocks/http/calls.ts'
import { MEMORY_GOAL } from './goals.ts'
import type { MemoryResult } from './results.ts'
import type { Setup } from './setup.ts'
import { missedAbove, print } from './table.ts'
import { DESK } from './visitor.ts'

const LISTS = { '/outfits': undefined, '/outfits, 10,000 of them': 'huge-catalogue' } as const
const VISIT = ['/sets', '/outfits', '/faqs', '/pricing/pre-wedding-maternity', '/food-and-beverages', '/']
/** Multiples of a round through `VISIT`, to end on the same page: growth between the last two is a leak. */
const CHANGES = [0, 204, 330]

async function memoryOf(name: string, page: Page, devtools: CDPSession): Promise<MemoryResult> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const value = (metric: string) => metrics.find((one) => one.name === metric)?.value ?? Number.NaN
  return {
    name,
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    listeners: value('JSEventListeners'),
    heap: value('JSHeapUsedSize') / 1_000_000,
  }
}

async function open({ browser, address }: Setup, path: string, scenario: string | undefined) {
  const context = await browser.newContext(DESK)
  if (scenario) await context.addCookies([{ name: SCENARIO_COOKIE, value: scenario, url: address }])
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.goto(address + path, { waitUntil: 'networkidle' })
  await page.locator('html:not([data-start])').waitFor()
  return { context, page, devtools }
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

export async function measureMemory(setup: Setup): Promise<MemoryResult[]> {
  const rows: MemoryResult[] = []
  for (const [name, scenario] of Object.entries(LISTS)) {
    const { context, page, devtools } = await open(setup, '/outfits', scenario)
    rows.push(await memoryOf(name, page, devtools))
    await context.close()
  }
  const { context, page, devtools } = await open(setup, '/', undefined)
  for (let change = 0; change <= Math.max(...CHANGES); change += 1) {
    if (change > 0) await follow(page, VISIT[(change - 1) % VISIT.length] ?? '/')
    if (!CHANGES.includes(change)) continue
    await page.waitForLoadState('networkidle')
    rows.push(await memoryOf(`after ${change} changes of page`, page, devtools))
  }
  await context.close()
  return rows
}

/** @returns the number of missed goals. */
export function printMemory(rows: readonly MemoryResult[]): number {
  const [before, after] = rows.slice(-2)
  console.log('\nMemory after a collection of garbage')
  return print(
    ['what', 'elements', 'listeners', 'heap, MB'],
    rows.map((row) => {
      const cell = (what: keyof typeof MEMORY_GOAL, digits = 0) =>
        before && row === after
          ? missedAbove(row[what], before[what] + MEMORY_GOAL[what], digits)
          : row[what].toFixed(digits)
      return [row.name, cell('elements'), cell('listeners'), cell('heap', 1)]
    }),
  )
}
