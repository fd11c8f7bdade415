import type { Page } from '@playwright/test'
import { expect, test } from './testing/shop.ts'

const PART = /\/assets\/SetsRoute-[^/]*\.js$/

function partsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (PART.test(request.url())) asked.push(request.url())
  })
  return asked
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-start')
}

const sets = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sets', exact: true })

test.describe('a page is prefetched', () => {
  test('when its link is hovered, once, with the font of the rupee sign', async ({ page, shop }) => {
    await page.goto(shop.url('/login'))
    await ready(page)
    const asked = partsOf(page)
    const hasRupee = () => document.fonts.check('600 1em "Anek Latin"', '₹')
    expect(await page.evaluate(hasRupee)).toBe(false)
    const fetched = page.waitForRequest(PART)
    await sets(page).hover()
    await fetched
    // No price is drawn here.
    await page.waitForFunction(hasRupee)
    expect(new URL(page.url()).pathname).toBe('/login')
    await sets(page).click()
    await expect(page).toHaveURL(shop.url('/sets'))
    await expect(page.getByRole('heading', { level: 1, name: '70+ Locations Worldwide' })).toBeVisible()
    expect(asked).toHaveLength(1)
  })

  test('when its link is focused', async ({ page, shop }) => {
    await page.goto(shop.url('/login'))
    await ready(page)
    const fetched = page.waitForRequest(PART)
    await sets(page).focus()
    await fetched
  })

  test('on click only with Save-Data or on slow 2G', async ({ page, shop }) => {
    const connections = [{ saveData: true }, { effectiveType: 'slow-2g' }]
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: undefined, writable: true }))
    await page.goto(shop.url('/login'))
    await ready(page)
    await page.clock.install()
    const asked = partsOf(page)
    for (const connection of connections) {
      await page.evaluate((value) => Object.assign(navigator, { connection: value }), connection)
      await sets(page).hover()
      await sets(page).focus()
      // A hover or focus counts after 65 ms.
      await page.clock.runFor(100)
      expect(asked, JSON.stringify(connection)).toHaveLength(0)
      await page.getByRole('heading', { level: 1 }).hover()
      await sets(page).blur()
    }
    await sets(page).click()
    await expect(page).toHaveURL(shop.url('/sets'))
    await expect(page.getByRole('heading', { level: 1, name: '70+ Locations Worldwide' })).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})
