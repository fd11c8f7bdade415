import { expect, test } from './testing/shop.ts'

test(
  'home renews the session for a year, clears local storage and loads extras after two seconds',
  {
    tag: [
      '@HOME-29',
      '@HOME-30',
      '@HOME-34',
      '@STOR-13',
      '@STOR-14',
      '@STOR-15',
      '@STOR-16',
      '@STOR-19',
      '@CONST-11',
      '@CONST-12',
      '@CONST-13',
    ],
  },
  async ({ page, context, shop }) => {
    await page.clock.install()
    const session = async () => (await context.cookies()).find(({ name }) => name === 'SessionId')
    await page.goto(shop.url('/faqs'))
    const id = (await session())?.value
    expect(id).toMatch(/^[0-9a-z]{15}$/)
    await page.evaluate(() => localStorage.setItem('anything', '1'))
    await page.goto(shop.address)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('anything'))).toBeNull()
    const kept = await session()
    expect(kept).toMatchObject({ value: id, sameSite: 'Lax' })
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
    const extras = page.locator('script[src*="home-extras"]')
    await page.clock.runFor(2100)
    await expect(extras).toHaveCount(1)
  },
)
