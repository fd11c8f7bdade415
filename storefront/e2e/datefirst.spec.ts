import { addDays, dMy, today } from '../text/dates.ts'
import { mockAnswer } from './testing/provider.ts'
import { expect, test } from './testing/shop.ts'
import { openDialogOf } from './testing/visitor.ts'

const DAY = addDays(today(), 10)
const OTHER = addDays(today(), 11)
const path = '/pricing/pre-wedding-maternity'

test(
  'a day is chosen before the package: on every card, in the address, and in the booking dialog',
  { tag: ['@phone'] },
  async ({ page, shop }) => {
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
    await expect(dialog.getByRole('combobox', { name: 'Check-in date' })).toHaveValue(dMy(DAY))
  },
)

test('a day that is no longer wanted is not waited for', async ({ page, shop }) => {
  const ended: string[] = []
  page.on('requestfailed', (request) => ended.push(request.url()))
  await page.route('**/v1/GetAvailabilityForPackage', async (route) => {
    const body = route.request().postDataJSON() as { PackageDate: string }
    // The first day is never answered.
    if (body.PackageDate === dMy(OTHER)) await route.fulfill({ json: { n: 2, Status: 'Nearly', Msg: '' } })
  })
  await page.goto(shop.url(`${path}?date=${DAY}`))
  await expect(page.getByRole('article').getByText('Please Wait...')).toHaveCount(4)
  await page.evaluate((date) => {
    const link = document.createElement('a')
    link.href = `?date=${date}`
    document.querySelector('main')?.append(link)
    link.click()
  }, OTHER)
  await expect(page.getByText('Nearly', { exact: true })).toHaveCount(4)
  expect(ended).toHaveLength(4)
})

test.describe('a busy provider', () => {
  test.use({ allowedErrors: [/status of 503/] })

  test('is given its time, and a card offers to try again', async ({ page, shop }) => {
    let calls = 0
    await page.route('**/v1/GetAvailabilityForPackage', async (route) => {
      calls += 1
      await route.fulfill({ status: 503, headers: { 'Retry-After': '3' }, json: {} })
    })
    await page.goto(shop.url(`${path}?date=${DAY}`))
    await expect(page.getByText('We could not check this day.')).toHaveCount(4)
    const before = calls
    await page.unroute('**/v1/GetAvailabilityForPackage')
    await mockAnswer(page, 'GetAvailabilityForPackage', { n: 1, Status: 'Free', Msg: '' })
    await page.getByRole('button', { name: 'Retry, Golden Hour' }).click()
    await expect(page.getByText('Free', { exact: true })).toBeVisible()
    expect(before).toBeLessThanOrEqual(4)
  })
})

test('the day is chosen in the hero of the home page too', async ({ page, shop }) => {
  await page.goto(shop.url('/'))
  await page.getByRole('combobox', { name: 'When is your shoot?' }).click()
  const dialog = page.getByRole('dialog', { name: 'When is your shoot?' })
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await dialog.getByRole('gridcell').getByRole('button').nth(9).click()
  await expect(page).toHaveURL(/\/pricing\/[\w-]+\?date=\d{4}-\d{2}-\d{2}$/)
  await expect(page.getByRole('combobox', { name: 'When is your shoot?' })).toHaveValue(/^\d\d \w{3} \d{4}$/)
})
