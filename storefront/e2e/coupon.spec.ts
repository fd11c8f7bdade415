import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { expect, test } from './testing/shop.ts'
import { CUSTOMER, declineServices, logInByDialog, loginDialog } from './testing/visitor.ts'

test(
  'a coupon survives a reload and a login from the header, which returns to the cart',
  { tag: ['@COUP-07', '@STOR-08', '@LOGF-16', '@LOGF-17', '@SHELL-026', '@SHELL-039', '@SHELL-040', '@SHELL-041'] },
  async ({ page, shop }) => {
    await declineServices(page)
    await fillCart(page, shop, [{ ...GOLDEN_HOUR, date: dMy(DAY) }])
    await page.goto(shop.url('/cart'))
    const applied = page.getByRole('main').getByText('Applied: you save ₹2,000')
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
    await expect(page.getByRole('main').getByText('₹22,500.00')).toBeVisible()
  },
)
