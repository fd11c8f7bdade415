import { routeOf } from '../routes.ts'
import { axeFindings } from './testing/axe.ts'
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

test('one page of each route is accessible, in every theme', async ({ page, shop }) => {
  // Animations would lower the contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [...oneOfEach(await addresses(shop.address)), '/404', '/login', '/register', '/cart']) {
    await page.goto(shop.url(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html[data-start]')).toHaveCount(0)
    expect(await axeFindings(page), path).toEqual([])
    await page.evaluate(() => {
      const still = new CSSStyleSheet()
      still.replaceSync('* { transition: none !important }')
      document.adoptedStyleSheets.push(still)
    })
    for (const theme of ['dark', 'high-contrast']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
      // A theme changes nothing but colours and borders.
      expect(await axeFindings(page, { tags: ['cat.color'] }), `${path}, ${theme}`).toEqual([])
    }
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
