import type { Page } from '@playwright/test'
import { expect, test } from './testing/shop.ts'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { declineServices, moveOnce, openNextMonth, openPackage } from './testing/visitor.ts'

/** The banner's code loads after the page, and without it a lost network could not be told. */
const waitForBanner = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /Interruptions.*js$/.test(name)),
  )

test.describe('a lost network', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('is said before anything was pressed, wherever the page is scrolled to, below the header', async ({
    page,
    shop,
    context,
  }) => {
    await page.goto(shop.url('/faqs'))
    await moveOnce(page)
    await waitForBanner(page)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await context.setOffline(true)
    const banner = page.getByRole('region', { name: 'Connection' })
    for (const viewport of [page.viewportSize(), { width: 390, height: 844 }]) {
      if (viewport) await page.setViewportSize(viewport)
      await footer.scrollIntoViewIfNeeded()
      await expect(banner).toBeInViewport({ ratio: 1 })
      const above = await page.getByRole('banner').boundingBox()
      const { y = 0 } = (await banner.boundingBox()) ?? {}
      expect(Math.abs(y - (above?.height ?? 0))).toBeLessThanOrEqual(2)
    }
  })

  test('while a date is chosen keeps the dialog, and the question is asked when it is back (C-009)', async ({
    page,
    shop,
    context,
  }) => {
    const dialog = await openPackage(page, shop)
    await openNextMonth(dialog)
    const day = dialog.getByRole('gridcell').getByRole('button', { name: /, Available/ })
    await expect(day.first()).toBeVisible()
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await waitForBanner(page)
    await context.setOffline(true)
    await day.first().click()
    const banner = page.getByRole('region', { name: 'Connection', includeHidden: true })
    await expect(banner).toContainText('You are offline. Your cart is safe.')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(dialog).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

    await context.setOffline(false)
    await expect(banner).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  })

  test('keeps the cart open that a guest wants to pay for, and leads to the login when it is back', async ({
    page,
    shop,
    context,
  }) => {
    await declineServices(page)
    await fillCart(page, shop, [{ ...GOLDEN_HOUR, date: dMy(DAY) }])
    await page.goto(shop.url('/cart'))
    const proceed = page.getByRole('button', { name: 'Proceed to checkout' })
    await expect(proceed).toBeVisible()
    await context.setOffline(true)
    await proceed.click()
    await expect(page.getByRole('listitem').filter({ hasText: 'You are offline.' })).toBeVisible()
    await expect(page).toHaveURL(shop.url('/cart'))
    await expect(proceed).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(shop.url('/login?ref=/cart'))
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  })

  test.describe('on a phone', { tag: '@smoke' }, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('before the menu was first opened: it opens all the same', async ({ page, shop, context }) => {
      await page.goto(shop.url('/luxury-cottage-stay'))
      await expect(page.locator('html[data-start]')).toHaveCount(0)
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
    })
  })
})

test('a call cut off by leaving the page is no outage', { tag: ['@ERR-27'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/luxury-cottage-stay'))
  // The call never ends.
  await page.route('**/v1/GetSets', () => undefined)
  const asked = page.waitForRequest('**/v1/GetSets')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sets', exact: true }).click()
  await asked
  const kept = () => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto(shop.url('/faqs'))
  expect(await kept()).toEqual({ theme: 'dark' })
})

test('Back leaves the page and closes its login dialog', async ({ page, shop }) => {
  await page.goto(shop.url('/luxury-cottage-stay'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Login/Register' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(shop.url('/luxury-cottage-stay'))
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeHidden()
})
