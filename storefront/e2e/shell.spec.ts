import { openAsCustomer } from './testing/customer.ts'
import { expect, test } from './testing/shop.ts'
import { CUSTOMER, waitForHydration } from './testing/visitor.ts'

/** All but the one that applies the theme. */
const OTHER_SCRIPTS = /\/assets\/(?!head-)[^/]+\.js$/

test.describe('a chosen theme', () => {
  test.use({ allowedErrors: [/Failed to load resource/], hydrated: false })

  test('is kept in a cookie and applied before any other script', async ({ page, shop }) => {
    await page.goto(shop.address)
    await waitForHydration(page)
    await page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'Night' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    // Even when no other script loads.
    const missing: string[] = []
    await page.route(OTHER_SCRIPTS, (route) => {
      missing.push(new URL(route.request().url()).pathname)
      return route.abort()
    })
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(missing).toContainEqual(expect.stringMatching(/bootstrap-/))

    await page.unroute(OTHER_SCRIPTS)
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'System' })
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    expect((await page.context().cookies()).some(({ name }) => name === 'Theme')).toBe(false)
  })
})

test(
  'logging out clears every session key and leads home',
  { tag: ['@LOGOUT-01', '@LOGOUT-02', '@LOGOUT-05', '@STOR-12'] },
  async ({ page, shop }) => {
    await openAsCustomer(page, shop, '/bookings')
    await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${CUSTOMER.name}` })).toBeVisible()
    await page.getByRole('button', { name: /Account of/ }).click()
    const asked = page.waitForRequest('**/v1/Logout*')
    await page.getByRole('button', { name: 'Log out' }).click()
    await asked
    await expect(page).toHaveURL(shop.url('/'))
    await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

    await page.goBack()
    await expect(page.getByText(CUSTOMER.email)).toHaveCount(0)
  },
)

test(
  'every v1 call has the API key, and the session cookie lasts a year at most',
  { tag: ['@APIC-02', '@APIC-05', '@STOR-13', '@STOR-16'] },
  async ({ page, context, shop }) => {
    const request = page.waitForRequest('**/v1/GetPackageCategory')
    await page.goto(shop.address)
    const headers = (await request).headers()
    expect(headers).toMatchObject({ 'x-api-key': 'demo-key', 'content-type': 'application/json' })
    expect(headers).not.toHaveProperty('authtoken')
    const session = (await context.cookies()).find(({ name }) => name === 'SessionId')
    expect(session?.value).toMatch(/^[0-9a-z]{15}$/)
    expect(session?.sameSite).toBe('Lax')
    const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
  },
)
