import type { Locator, Page } from '@playwright/test'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR, type Wanted } from './testing/basket.ts'
import { expect, test } from './testing/shop.ts'
import { declineServices } from './testing/visitor.ts'

const SHOOT: Wanted = { ...GOLDEN_HOUR, date: dMy(DAY) }

const main = (page: Page): Locator => page.getByRole('main')
const line = (page: Page, name: string): Locator => main(page).getByRole('article', { name })
const total = (page: Page): Locator =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText('Total to pay', { exact: true }) })
    .getByRole('definition')

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
