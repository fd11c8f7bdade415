import type { Locator, Page } from '@playwright/test'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR, type Wanted } from './testing/basket.ts'
import { expect, test } from './testing/shop.ts'
import { CUSTOMER, declineServices, logInByDialog, loginDialog, proceedFromCart } from './testing/visitor.ts'

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

test(
  'a coupon and notes survive a reload and a login from the header, which returns to the cart',
  { tag: ['@COUP-07', '@STOR-08', '@LOGF-16', '@LOGF-17', '@SHELL-026', '@SHELL-039', '@SHELL-040', '@SHELL-041'] },
  async ({ page, shop }) => {
    const plan = [{ kind: 'Sets', id: 'texas-ranch', name: 'Texas Ranch', note: 'at sunset' }]
    await page.addInitScript((text) => (localStorage['plan'] ??= text), JSON.stringify(plan))
    await declineServices(page)
    await fillCart(page, shop, [SHOOT])
    await page.goto(shop.url('/cart'))
    await page.getByRole('button', { name: 'Add your plan to the notes' }).click()
    const notes = page.getByRole('textbox', { name: 'Order notes' })
    await expect(notes).toHaveValue('Sets: Texas Ranch (at sunset).')
    await notes.fill('Two cars. Sets: Texas Ranch.')
    const applied = main(page).getByText('Applied: you save ₹2,000')
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('FIRSTLIGHT')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(applied).toBeVisible()
    await page.reload()
    await expect(applied).toBeVisible()
    await page.getByRole('button', { name: 'Login/Register' }).click()
    await logInByDialog(page)
    await expect(page).toHaveURL(shop.url('/cart'))
    await expect(page.getByRole('button', { name: `Account of ${CUSTOMER.name}` })).toBeVisible()
    await expect(loginDialog(page)).toHaveCount(0)
    await expect(applied).toBeVisible()
    await expect(main(page).getByText('₹22,500.00')).toBeVisible()
    await expect(notes).toHaveValue('Two cars. Sets: Texas Ranch.')
    await proceedFromCart(page)
    await expect(page).toHaveURL(shop.url('/checkout'))
    await expect(notes).toHaveValue('Two cars. Sets: Texas Ranch.')
  },
)
