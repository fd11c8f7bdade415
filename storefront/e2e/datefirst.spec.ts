import { addDays, dMy, today } from '../text/dates.ts'
import { openAsCustomer } from './testing/customer.ts'
import { pressLinkTo } from './testing/pressLinkTo.ts'
import { mockAnswer } from './testing/provider.ts'
import { expect, test } from './testing/shop.ts'
import { openDialogOf, openNextMonth } from './testing/visitor.ts'

const DAY = addDays(today(), 10)
const path = '/pricing/pre-wedding-maternity'

test('a day is chosen before the package: on every card, in the address, and in the booking dialog; it stays for the visit', async ({
  page,
  shop,
  context,
}) => {
  await mockAnswer(page, 'GetAvailabilityForPackage', { n: 1, Status: 'Free', Msg: '' })
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/GetAvailabilityForPackage')) asked.push(request.postDataJSON())
  })
  const field = page.getByRole('combobox', { name: 'When is your shoot?' })
  const chosen = page.getByRole('region', { name: 'Your day' })
  const free = page.getByText('Free', { exact: true })
  await page.goto(shop.url(`${path}?date=${DAY}`))
  await expect(free).toHaveCount(4)
  expect(asked).toHaveLength(4)
  expect(asked).toEqual(expect.arrayContaining([{ PackageDate: dMy(DAY), PackageId: expect.anything() as unknown }]))
  // The home page clears local storage, but the day is in session storage.
  await page.goto(shop.url('/'))
  await expect(field).toHaveValue(dMy(DAY))
  await page.goto(shop.url(path))
  await expect(page).toHaveURL(shop.url(`${path}?date=${DAY}`))
  await expect(free).toHaveCount(4)
  const dialog = await openDialogOf(page, 'Golden Hour')
  await expect(dialog.getByRole('combobox', { name: 'Shoot date' })).toHaveValue(dMy(DAY))
  await dialog.getByRole('button', { name: 'Close' }).click()

  await field.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Any day' }).click()
  await expect(page).toHaveURL(shop.url(path))
  await expect(free).toHaveCount(0)
  await page.goBack()
  await expect(field).toHaveValue(dMy(DAY))
  await expect(free).toHaveCount(4)

  await pressLinkTo(page, '/sets')
  await expect(chosen).toContainText(dMy(DAY))
  const tab = await context.newPage()
  await tab.goto(shop.url('/sets'))
  await expect(tab.getByRole('region', { name: 'Your day' })).toHaveCount(0)
  await tab.close()
  await chosen.getByRole('button', { name: 'Any day' }).click()
  await expect(chosen).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  asked.length = 0
  await pressLinkTo(page, path)
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page).toHaveURL(shop.url(path))
  expect(asked, 'without a day nothing is asked').toEqual([])

  // The first day replaces the page without one, which would take it back at once.
  await field.click()
  await openNextMonth(page.getByRole('dialog'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /\b15\b/ })
    .click()
  await expect(page).toHaveURL(/date=\d{4}-\d\d-15$/)
  await page.goBack()
  await expect(page).toHaveURL(shop.url('/sets'))
})

test('a logout ends the visit, and with it the chosen day', async ({ page, shop }) => {
  await openAsCustomer(page, shop, `${path}?date=${DAY}`)
  const field = page.getByRole('combobox', { name: 'When is your shoot?' })
  await expect(field).toHaveValue(dMy(DAY))
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(shop.url('/'))
  await expect(field).toHaveValue('')
})
