import { addDays, dMy, today } from '../text/dates.ts'
import { mockAnswer } from './testing/provider.ts'
import { expect, test } from './testing/shop.ts'
import { openDialogOf } from './testing/visitor.ts'

const DAY = addDays(today(), 10)
const path = '/pricing/pre-wedding-maternity'

test('a day is chosen before the package: on every card, in the address, and in the booking dialog', async ({
  page,
  shop,
}) => {
  await mockAnswer(page, 'GetAvailabilityForPackage', { n: 1, Status: 'Free', Msg: '' })
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/GetAvailabilityForPackage')) asked.push(request.postDataJSON())
  })
  await page.goto(shop.url(path))
  await expect(page.getByRole('article')).toHaveCount(4)
  expect(asked, 'without a day nothing is asked').toEqual([])

  await page.goto(shop.url(`${path}?date=${DAY}`))
  await expect(page.getByText('Free', { exact: true })).toHaveCount(4)
  expect(asked).toHaveLength(4)
  expect(asked).toEqual(expect.arrayContaining([{ PackageDate: dMy(DAY), PackageId: expect.anything() as unknown }]))

  const field = page.getByRole('combobox', { name: 'When is your shoot?' })
  await field.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Any day' }).click()
  await expect(page).toHaveURL(shop.url(path))
  await expect(page.getByText('Free', { exact: true })).toHaveCount(0)
  await page.goBack()
  await expect(field).toHaveValue(dMy(DAY))
  await page.reload()
  await expect(field).toHaveValue(dMy(DAY))
  await expect(page.getByText('Free', { exact: true })).toHaveCount(4)

  const dialog = await openDialogOf(page, 'Golden Hour')
  await expect(dialog.getByRole('combobox', { name: 'Shoot date' })).toHaveValue(dMy(DAY))
})
