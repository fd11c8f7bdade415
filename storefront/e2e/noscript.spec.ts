import { expect, test } from './testing/shop.ts'

test.use({ javaScriptEnabled: false })

test.describe('without JavaScript', () => {
  test('a menu opens on hover and has working links', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(shop.url('/'))
    const entry = page.getByRole('banner').getByRole('link', { name: 'Pre Wedding & Maternity' })
    await expect(entry).toBeHidden()
    await page.getByRole('button', { name: 'Book Now' }).hover()
    await entry.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/pricing\/pre-wedding-maternity/)
  })

  test('no control is shown that needs a script; a menu opens by keyboard and closes when focus leaves it, and is in the page on a phone', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(shop.url('/'))
    for (const dead of [/^Pause|^Play/, /^Next /, /^Previous /, /Login/, /^Cart/, /Back to the top/])
      await expect(page.getByRole('button', { name: dead })).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Book Now' }).focus()
    const first = page.getByRole('banner').getByRole('link', { name: 'Studio Tour' })
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.getByRole('link', { name: 'Check Pricing' }).first().focus()
    await expect(first).toBeHidden()

    // On a phone links are in the page instead of a menu.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('every answer of the FAQ is visible', async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    await expect(page.getByText('The gate opens at 7 am.')).toBeVisible()
    await expect(page.getByText('There are more than 50 indoor and outdoor set-ups')).toBeVisible()
  })
})
