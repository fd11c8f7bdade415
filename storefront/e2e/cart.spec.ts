import type { Locator, Page } from '@playwright/test'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR, type Wanted } from './testing/basket.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { declineServices } from './testing/visitor.ts'

const SHOOT: Wanted = { ...GOLDEN_HOUR, date: dMy(DAY) }

const main = (page: Page): Locator => page.getByRole('main')
const line = (page: Page, name: string): Locator => main(page).getByRole('article', { name })
const offer = (page: Page): Locator => page.getByRole('dialog', { name: 'Anything else for the day?' })
const total = (page: Page): Locator =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText('Total to pay', { exact: true }) })
    .getByRole('definition')

/** React reveals suspended content in a timer. */
async function passUntilVisible(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(part).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [20] })
}

const passUntilLines = (page: Page): Promise<void> => passUntilVisible(page, line(page, 'Golden Hour'))

async function openCartInTime(page: Page, shop: Shop): Promise<void> {
  await fillCart(page, shop, [SHOOT])
  // The cart's own page would offer services before the clock stops, so another one loads the cart first.
  await page.goto(shop.url('/faqs'))
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/v1/GetUserCart', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  // The cart's chunk must have loaded before the clock stops.
  const filled = page.waitForResponse(/\/FilledCart-.*\.js/)
  await page.goto(shop.url('/cart'))
  await expect(main(page).getByText('Please Wait...')).toBeAttached()
  await page.evaluate((part) => import(part), (await filled).url())
  await page.clock.pauseAt(Date.now() + 10_000)
  const dialogs = ['ChangeDate', 'RemoveGroup', 'ServicesDialog'].map((part) =>
    page.waitForResponse(new RegExp(`/${part}-.*\\.js`)),
  )
  answer()
  await passUntilLines(page)
  for (const dialog of dialogs) await page.evaluate((part) => import(part), (await dialog).url())
}

test(
  'more services are offered once a visit, a second after the cart has loaded and not while the visitor is busy',
  { tag: ['@CART-14', '@CONST-32', '@C-072'] },
  async ({ page, shop }) => {
    await openCartInTime(page, shop)
    await page.clock.runFor(950)
    await page.getByRole('textbox', { name: 'Coupon code' }).focus()
    await page.clock.runFor(5000)
    await expect(offer(page)).toBeHidden()
    await page.getByRole('button', { name: 'Change date' }).click()
    const dates = page.getByRole('dialog', { name: 'Change date' })
    // On a busy machine the offer could become due before the dialog is there.
    await passUntilVisible(page, dates)
    await page.clock.runFor(5000)
    await expect(dates).toBeVisible()
    await expect(offer(page)).toBeHidden()
    await dates.getByRole('button', { name: 'Close' }).click()
    await expect(dates).toBeHidden()
    await page.clock.runFor(950)
    await expect(offer(page)).toBeHidden()
    await passUntilVisible(page, offer(page))

    await offer(page).getByRole('button', { name: 'No, thanks' }).click()
    await expect(offer(page)).toBeHidden()
    await page.clock.runFor(10_000)
    await expect(offer(page)).toBeHidden()
    await page.reload()
    await passUntilLines(page)
    await page.clock.runFor(10_000)
    await expect(offer(page)).toBeHidden()
  },
)

test(
  'a cart follows the changes of other tabs, and focuses its heading once it is empty',
  { tag: ['@smoke', '@FCART-03', '@FCART-17'] },
  async ({ page, shop }) => {
    await declineServices(page)
    await fillCart(page, shop, [SHOOT, { type: 'outfit', id: 401 }])
    await page.goto(shop.url('/cart'))
    await page.getByRole('button', { name: 'Remove Gulmohar Lehenga' }).click()
    await expect(line(page, 'Gulmohar Lehenga')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

    const [other, third] = [await page.context().newPage(), await page.context().newPage()]
    await third.goto(shop.url('/faqs'))
    await expect(third.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await other.goto(shop.url('/food-and-beverages'))
    await other.getByRole('button', { name: 'Add to cart, Farm Thali' }).click()
    await expect(line(page, 'Farm Thali')).toBeVisible()
    await expect(total(page)).toHaveText('₹24,950.00')
    await expect(third.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()

    for (const name of ['Farm Thali', 'Golden Hour']) {
      await page.getByRole('button', { name: `Remove ${name}` }).click()
      await expect(line(page, name)).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { name: 'Oops! Your cart is empty!' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused()
  },
)
