import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { expect, test } from './testing/shop.ts'
import { declineServices, openPackage, pickDay } from './testing/visitor.ts'

test('a swap that is cut off leaves the first package, which the cart puts back', async ({ page, context, shop }) => {
  await declineServices(page)
  await fillCart(page, shop, [{ ...GOLDEN_HOUR, date: dMy(DAY) }])
  const dialog = await openPackage(page, shop, 'First Light')
  await pickDay(dialog, 'Available')
  // Never answered, as if the page had been closed between the two calls.
  await page.route('**/v1/AddToUserCart', () => undefined, { times: 1 })
  const adds = page.waitForRequest('**/v1/AddToUserCart')
  await dialog.getByRole('button', { name: /^Swap Golden Hour/ }).click()
  await adds
  const later = await context.newPage()
  await declineServices(later)
  await later.goto(shop.url('/cart'))
  await expect(later.getByText(/^Golden Hour, .+, is in your cart again\.$/).first()).toBeVisible()
  await expect(later.getByRole('main').getByRole('article', { name: 'Golden Hour' })).toContainText(dMy(DAY))
  expect(await later.evaluate(() => localStorage.getItem('package-being-swapped'))).toBeNull()
})
