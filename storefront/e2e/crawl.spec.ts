import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import { routeOf } from '../routes.ts'
import { coveredByChat } from './testing/chat.ts'
import { hyphenated } from './testing/hyphenated.ts'
import { expect, test } from './testing/shop.ts'

/** Every address of the sitemap. */
async function addresses(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, whole = '']) => new URL(whole.replaceAll('&amp;', '&')).pathname,
  )
}

/** One address per route. */
function oneOfEach(paths: readonly string[]): string[] {
  return [...new Map(paths.map((path) => [path.replace(/^(\/[^/]+)\/.+/, '$1/:'), path])).values()]
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** @returns one line per violation; `@axe-core/playwright` would open a page of its own for each. */
async function axeFindings(page: Page): Promise<string[]> {
  // Evaluated, because the content security policy forbids script elements.
  await page.evaluate(`globalThis.axe ?? (() => { ${AXE} })()`)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    const { violations } = await axe.run('html', { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

// Slow, because each page is opened once.
test.describe.configure({ timeout: 240_000 })

/** The link to the chat is fixed from 1200 px, and larger from 1500 px. */
const WIDTHS = [320, 390, 768, 1200, 1500]

test(
  'every page hydrates without an error, keeps its content and fits the window',
  { tag: ['@SHELL-121'] },
  async ({ page, shop }) => {
    const missing: string[] = []
    page.on(
      'response',
      (response) => response.status() >= 400 && missing.push(`${response.status()} ${response.url()}`),
    )
    const paths = await addresses(shop.address)
    expect(paths.length).toBeGreaterThan(60)
    const kinds = oneOfEach(paths)
    for (const path of paths) {
      const html = await (await page.goto(shop.url(path)))?.text()
      const title = /<title>([^<]*)<\/title>/
        .exec(html ?? '')?.[1]
        ?.replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'")
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveCount(1)
      const before = await heading.textContent()
      await page.mouse.move(200, 200)
      await expect(page.locator('html[data-start]')).toHaveCount(0)
      expect(await page.title(), path).toBe(title)
      await expect(heading, path).toHaveText(before ?? '')

      expect(await page.evaluate(hyphenated), path).toEqual([])
      const hasChat = routeOf(path)?.chat && kinds.includes(path)
      // Only the texts of a route's pages differ, and a long word is cut off at the narrowest width first.
      for (const width of kinds.includes(path) ? WIDTHS : WIDTHS.slice(0, 1)) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0)
        if (hasChat) expect(await coveredByChat(page), `under the chat of ${path} at ${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 1280, height: 900 })
    }
    expect(missing).toEqual([])
  },
)

/** Stories of the same pages are checked in the other themes. */
test('one page of each route is accessible', async ({ page, shop }) => {
  // Animations would lower the contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...oneOfEach(await addresses(shop.address)), '/404', '/login', '/register', '/cart']) {
    await page.goto(shop.url(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html[data-start]')).toHaveCount(0)
    expect(await axeFindings(page), path).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page is readable and has working links', async ({ page, shop }) => {
    for (const path of oneOfEach(await addresses(shop.address))) {
      await page.goto(shop.url(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(150)
    }
    await page.goto(shop.address)
    await page.getByRole('link', { name: 'Check Pricing' }).first().click()
    await expect(page).toHaveURL(/\/pricing\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
