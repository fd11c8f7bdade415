import type { Page } from '@playwright/test'
import { dMy } from '../text/dates.ts'
import { ALL, DAY } from './testing/basket.ts'
import { openCartAsCustomer, openCheckoutAsCustomer } from './testing/payer.ts'
import { expect, test } from './testing/shop.ts'
import { bookingsOn, CARDS, expectConfirmed, openGateway, payWithCard } from './testing/visitor.ts'

/** The number of A4 sheets with margins of a centimetre. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = '10mm'
  const file = await page.pdf({ format: 'A4', margin: { top: margin, bottom: margin, left: margin, right: margin } })
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test('a cart prints on one sheet, with the address of the studio', async ({ page, shop }) => {
  await openCartAsCustomer(page, shop, ALL)
  await expect(page.getByRole('article')).toHaveCount(ALL.length)
  expect(await sheetsOf(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByText('Gate 4, Orchard Road')).toBeVisible()
})

test('what the day needs, a receipt of six lines and the details of its booking print on a sheet each', async ({
  page,
  shop,
}) => {
  await openCheckoutAsCustomer(page, shop, ALL)
  await payWithCard(await openGateway(page), CARDS.good)
  await expectConfirmed(page, shop)
  expect(await sheetsOf(page), 'the day and the receipt').toBe(2)
  await page.emulateMedia({ media: 'print' })
  const receipt = page.getByRole('region', { name: 'Receipt' })
  for (const words of ['Gate 4, Orchard Road', '#AA', 'order_']) await expect(receipt.getByText(words)).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.goto(shop.url('/bookings'))
  await bookingsOn(page, dMy(DAY))
    .getByRole('button', { name: /View details/ })
    .click()
  await expect(page.getByRole('dialog').getByText('Billing summary')).toBeVisible()
  expect(await sheetsOf(page), 'the day and the details').toBe(2)
})
