import type { Page } from '@playwright/test'
import { dMy } from '../text/dates.ts'
import { dayWith, fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { signUp } from './testing/customer.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { bookingsOn, CARDS, type CUSTOMER, expectConfirmed, gateway, payWithCard } from './testing/visitor.ts'

const LAST_SLOT = dMy(dayWith(1))

async function reachPay(page: Page, shop: Shop, person: typeof CUSTOMER): Promise<void> {
  await fillCart(page, shop, [{ ...GOLDEN_HOUR, date: LAST_SLOT }])
  await signUp(page, shop, person)
  await page.goto(shop.url('/checkout'))
  await expect(page.getByRole('heading', { level: 1, name: 'Who is booking?' })).toBeVisible()
}

test('of two buyers of the last slot one gets it, the other learns it before paying', async ({ browser, shop }) => {
  const [first, second] = await Promise.all([browser.newContext(), browser.newContext()])
  const pages = [await first.newPage(), await second.newPage()] as const
  await reachPay(pages[0], shop, { name: 'Asha Rao', email: 'asha@example.com', mobile: '9123456780' })
  await reachPay(pages[1], shop, { name: 'Ravi Nair', email: 'ravi@example.com', mobile: '9123456781' })

  await Promise.all(pages.map((page) => page.getByRole('button', { name: /^Pay ₹/ }).click()))
  await expect
    .poll(async () => (await Promise.all(pages.map((page) => gateway(page).isVisible()))).filter(Boolean).length)
    .toBe(1)
  const winner = (await gateway(pages[0]).isVisible()) ? pages[0] : pages[1]
  const loser = winner === pages[0] ? pages[1] : pages[0]
  await expect(loser.getByRole('main').getByText(/Green rooms are not available on .*or another date\./)).toBeVisible()
  await expect(gateway(loser)).toBeHidden()

  await payWithCard(gateway(winner), CARDS.good)
  await expectConfirmed(winner, shop)
  await winner.getByRole('main').getByRole('link', { name: 'My bookings' }).click()
  await expect(bookingsOn(winner, LAST_SLOT)).toHaveCount(1)
  await loser.goto(shop.url('/bookings'))
  await expect(loser.getByRole('heading', { name: 'Oops! Your order list is empty!' })).toBeVisible()
  await Promise.all([first.close(), second.close()])
})

/** Follows a link, because a loaded page would show its prerendered data. */
async function followCategory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book Now' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Pre Wedding & Maternity' }).click()
}

test.describe('a provider that is down', () => {
  test.use({ allowedErrors: [/503|401|Failed to load resource/] })

  test(
    'is reported once, and the page can be retried',
    { tag: ['@ERR-28', '@ERR-29', '@ERR-30', '@ERR-31'] },
    async ({ page, context, shop }) => {
      await context.addCookies([{ name: 'Scenario', value: 'server-down', url: shop.address }])
      await page.goto(shop.address)
      // With the answers it was built with, the page would only note that it could not check them.
      await page.route('**/answers/pricing/*', (route) => route.abort())
      await followCategory(page)
      const alert = page.getByRole('alertdialog')
      await expect(alert.getByText('Session expired..! Please login again')).toBeVisible()
      await alert.getByRole('button', { name: 'OK' }).click()
      await expect(page).toHaveURL(shop.url('/login?ref=/pricing/pre-wedding-maternity'))

      await page.unroute('**/answers/pricing/*')
      await followCategory(page)
      const stale = page.getByText('We could not check these prices just now. They may have changed.')
      await expect(stale).toBeVisible()
      await expect(alert).toBeHidden()
      await context.clearCookies({ name: 'Scenario' })
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(stale).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Golden Hour' })).toBeVisible()
    },
  )
})
