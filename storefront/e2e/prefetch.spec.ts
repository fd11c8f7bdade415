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
  test('when its link is hovered, once', async ({ page, shop }) => {
    await page.goto(shop.url('/login'))
    await ready(page)
    const asked = partsOf(page)
    const fetched = page.waitForRequest(PART)
    await sets(page).hover()
    await fetched
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

  for (const [name, connection] of [
    ['with Save-Data', { saveData: true }],
    ['on slow 2G', { effectiveType: 'slow-2g' }],
  ] as const) {
    test(`on click only ${name}`, async ({ page, shop }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      await page.goto(shop.url('/login'))
      await ready(page)
      const asked = partsOf(page)
      await sets(page).hover()
      await sets(page).focus()
      expect(asked).toHaveLength(0)
      await sets(page).click()
      await expect(page).toHaveURL(shop.url('/sets'))
      await expect(page.getByRole('heading', { level: 1, name: '70+ Locations Worldwide' })).toBeVisible()
      expect(asked).toHaveLength(1)
    })
  }

  test('and rendered out of sight, so that the press only shows it', async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    await ready(page)
    const title = await page.title()
    await sets(page).hover()
    const ahead = page.locator('main h1', { hasText: '70+ Locations Worldwide' })
    await expect(ahead).toBeAttached()
    await ahead.evaluate((heading) => heading.setAttribute('data-rendered-ahead', ''))
    await expect(ahead).toBeHidden()
    await expect(page).toHaveTitle(title)
    await sets(page).click()
    await expect(page.locator('main h1')).toHaveCount(1)
    await expect(ahead).toBeVisible()
    await expect(ahead).toBeFocused()
    await expect(ahead).toHaveAttribute('data-rendered-ahead')
    await expect(page).not.toHaveTitle(title)
    // The page that was served first is hidden as well.
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).hover()
    await expect(page.locator('main h1')).toHaveCount(2)
    await expect(page.locator('main h1').last()).toBeHidden()
    await page.goBack()
    await expect(page).toHaveTitle(title)
    await expect(page.locator('main h1')).toHaveCount(1)
  })

  test('without the query of the open page, and shown with its own', async ({ page, shop }) => {
    await page.goto(shop.url('/outfits?q=open'))
    await ready(page)
    const faqs = page.getByRole('banner').getByRole('link', { name: 'FAQ' })
    await faqs.evaluate((link: HTMLAnchorElement) => (link.search = '?q=rain'))
    await faqs.hover()
    const words = page.locator('main [type=search]')
    await expect(words).toBeAttached()
    await expect(words).toHaveValue('')
    await faqs.click()
    await expect(words).toHaveValue('rain')
  })

  test('but a personal page is not rendered before it is opened', async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    await ready(page)
    const cart = page.getByRole('banner').getByRole('link', { name: 'Home' })
    await cart.evaluate((link: HTMLAnchorElement) => (link.href = '/cart'))
    const fetched = page.waitForResponse(/\/assets\/CartRoute-[^/]*\.js$/)
    await cart.hover()
    await (await fetched).finished()
    await sets(page).hover()
    await expect(page.locator('main h1')).toHaveCount(2)
    await expect(page.locator('main h1', { hasText: 'Cart' })).toHaveCount(0)
  })
})
