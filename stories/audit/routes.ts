import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { THEMES, WIDTHS, HEIGHTS } from '../../.storybook/modes.ts'
import { createServer } from '../../mocks/server.ts'
import { routeOf } from '../../storefront/routes.ts'
import { waitForHydration } from '../../storefront/e2e/testing/visitor.ts'
import { become, customer, NEW_VISITOR } from '../../storefront/bench/visitor.ts'
import { launchForPictures } from '../visual/camera.ts'
import { waitUntilStable } from '../visual/inPage.ts'
import { ROOT } from '../visual/storybook.ts'
import { AUDITED_PAGES, type AuditedPage } from './auditedPages.ts'
import type { Measure } from './measure.ts'
import type { Opened } from './workers.ts'

export function buildShop(folder: string): void {
  const command = [join(ROOT, 'storefront/build/build.ts'), '--out', folder]
  execFileSync(process.execPath, command, { cwd: ROOT, stdio: 'pipe', maxBuffer: 2 ** 26 })
}

const idOf = ({ path, name }: AuditedPage): string => (name ? `${path} ${name}` : path)

/** @param only part of an address, or of the name of what is opened there. */
export const pagesOf = (only: string): AuditedPage[] =>
  AUDITED_PAGES.filter((place) => idOf(place).toLowerCase().includes(only.toLowerCase()))

export function entryOfPage(place: AuditedPage) {
  const pattern = routeOf(place.path.split('?')[0] ?? '/')?.path ?? place.path
  return { kind: 'route' as const, id: idOf(place), name: `${pattern}: ${place.name ?? 'as it opens'}` }
}

const TIMEOUT_MS = 20_000

async function openPlace(page: Page, address: string, { path, open }: AuditedPage): Promise<void> {
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.goto(address + path)
  await waitForHydration(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await open?.(page)
  await page.evaluate(waitUntilStable)
}

/** Each worker has its own shop, so visitors do not affect each other. */
export async function openShop(dist: string, measure: Measure): Promise<Opened<AuditedPage>> {
  const shop = await createServer({ port: 0, host: '127.0.0.1', dist, db: ':memory:' })
  const browser = await launchForPictures()
  const address = shop.address.replace(/\/$/, '')
  const known = await customer(browser, address)
  return {
    async look(place) {
      const size = { width: WIDTHS[place.device ?? 'desktop'], height: HEIGHTS[place.device ?? 'desktop'] }
      const context = await browser.newContext({
        viewport: size,
        reducedMotion: 'reduce',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      })
      try {
        await become(context, place.as === 'customer' ? known : NEW_VISITOR)
        const page = await context.newPage()
        await openPlace(page, address, place)
        return await measure(page, { themes: THEMES.map(({ value }) => value), size, scope: 'page' })
      } finally {
        await context.close()
      }
    },
    async close() {
      await browser.close()
      await shop.close()
    },
  }
}
