import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright'
import { THEMES, WIDTHS, HEIGHTS } from '../../.storybook/modes.ts'
import { createServer } from '../../mocks/server.ts'
import { routeOf } from '../../storefront/routes.ts'
import { waitForHydration } from '../../storefront/e2e/testing/visitor.ts'
import { become, customer, NEW_VISITOR, type Visitor } from '../../storefront/bench/visitor.ts'
import { launchForPictures } from '../visual/camera.ts'
import { waitUntilStable } from '../visual/inPage.ts'
import { ROOT } from '../visual/storybook.ts'
import { auditPage } from './auditPage.ts'
import { AUDITED_PAGES, type AuditedPage } from './auditedPages.ts'
import { entryOf, failedEntry } from './report.ts'
import type { Entry } from './types.ts'

export function buildShop(folder: string): void {
  const command = [join(ROOT, 'storefront/build/build.ts'), '--out', folder]
  execFileSync(process.execPath, command, { cwd: ROOT, stdio: 'pipe', maxBuffer: 2 ** 26 })
}

const idOf = ({ path, opened }: AuditedPage): string => (opened ? `${path} ${opened.name}` : path)
const patternOf = ({ path }: AuditedPage): string => routeOf(path.split('?')[0] ?? '/')?.path ?? path

/** @param only part of an address, or of the name of what is opened there. */
export function auditedPages(only = ''): AuditedPage[] {
  return AUDITED_PAGES.filter((place) => idOf(place).toLowerCase().includes(only.toLowerCase()))
}

const TIMEOUT_MS = 20_000

export interface Shop {
  readonly browser: Browser
  readonly address: string
  readonly known: Visitor
}

export async function openPlace(context: BrowserContext, { address }: Shop, { path, opened }: AuditedPage) {
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.goto(address + path)
  await waitForHydration(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await opened?.open(page)
  await page.evaluate(waitUntilStable)
  return page
}

export type RunEngines = (context: BrowserContext, shop: Shop, place: AuditedPage) => Promise<Partial<Entry['engines']>>

const runEngines: RunEngines = async (context, ground, place) => {
  const device = place.opened?.device ?? 'desktop'
  const page = await openPlace(context, ground, place)
  return auditPage(page, await context.newCDPSession(page), {
    themes: THEMES.map(({ value }) => value),
    size: { width: WIDTHS[device], height: HEIGHTS[device] },
    scope: 'page',
  })
}

async function auditPlace(ground: Shop, place: AuditedPage, run: RunEngines): Promise<Entry> {
  const about = {
    kind: 'route' as const,
    id: idOf(place),
    title: patternOf(place),
    name: place.opened?.name ?? 'as it opens',
  }
  const device = place.opened?.device ?? 'desktop'
  const context = await ground.browser.newContext({
    viewport: { width: WIDTHS[device], height: HEIGHTS[device] },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  try {
    await become(context, place.as === 'customer' ? ground.known : NEW_VISITOR)
    return entryOf(about, await run(context, ground, place))
  } catch (problem) {
    return failedEntry(about, String(problem))
  } finally {
    await context.close().catch(() => {})
  }
}

export async function auditRoutes(
  dist: string,
  places: readonly AuditedPage[],
  workers: number,
  onEntry: (entry: Entry) => void,
  run = runEngines,
): Promise<void> {
  const queue = [...places]
  async function work(): Promise<void> {
    // Each worker has its own shop, so visitors do not affect each other.
    const shop = await createServer({ port: 0, host: '127.0.0.1', dist, db: ':memory:' })
    const browser = await launchForPictures()
    try {
      const ground = {
        browser,
        address: shop.address.replace(/\/$/, ''),
        known: await customer(browser, shop.address.replace(/\/$/, '')),
      }
      for (let place = queue.shift(); place; place = queue.shift()) onEntry(await auditPlace(ground, place, run))
    } finally {
      await browser.close()
      await shop.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work))
}
