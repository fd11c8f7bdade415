import { openAsCustomer } from './testing/customer.ts'
import { expect, test } from './testing/shop.ts'
import { openPackage, pickDay, proceedFromCart } from './testing/visitor.ts'

// Closes the page before the shop, because failing requests would be console errors.
test.afterEach(async ({ page }) => page.close())

test(
  'a package without a green room and its cart lead here until a room is booked',
  { tag: ['@PRICE-26', '@ADD-11', '@VALC-08', '@VALC-09', '@STOR-07', '@C-120'] },
  async ({ page, shop }) => {
    const dialog = await openPackage(page, shop)
    const day = await pickDay(dialog, 'Sold out')
    const rooms = page.waitForRequest('**/v1/GetRoomPackage*')
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(shop.url('/luxury-cottage-stay'))
    const type = new URL((await rooms).url()).searchParams.get('PackageTypeId')
    expect(type).toMatch(/\d/)
    expect(await page.evaluate(() => sessionStorage.getItem('PackageType'))).toBe(type)
    await expect(page.getByText(`Your shoot is on ${day}.`)).toBeVisible()

    await openAsCustomer(page, shop, '/cart')
    await proceedFromCart(page)
    await expect(page).toHaveURL(shop.url('/luxury-cottage-stay'))
    await expect(page.getByRole('region', { name: 'Messages', includeHidden: true })).toContainText(
      'Choose a Luxury Room',
    )
    await expect(page.getByText(`Your shoot is on ${day}.`)).toBeVisible()
  },
)
