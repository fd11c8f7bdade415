import { expect, test } from './testing/shop.ts'
import { waitForHydration } from './testing/visitor.ts'

/** All scripts except the one that applies the theme. */
const OTHER_SCRIPTS = /\/assets\/(?!head-)[^/]+\.js$/

test.describe('a chosen theme', () => {
  test.use({ allowedErrors: [/Failed to load resource/], hydrated: false })

  test('is kept in a cookie and applied before any other script', async ({ page, shop }) => {
    await page.goto(shop.address)
    await waitForHydration(page)
    await page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'Night' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'System' })
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    expect((await page.context().cookies()).some(({ name }) => name === 'Theme')).toBe(false)
    await page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'Night' })

    // Must work even if no other script loads.
    const missing: string[] = []
    await page.route(OTHER_SCRIPTS, (route) => {
      missing.push(new URL(route.request().url()).pathname)
      return route.abort()
    })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(missing).toContainEqual(expect.stringMatching(/bootstrap-/))
  })
})
