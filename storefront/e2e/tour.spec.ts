import type { Page } from '@playwright/test'
import { openAsCustomer } from './testing/customer.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { CARDS, CUSTOMER, gateway, logIn, payWithCard } from './testing/visitor.ts'

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const startTime = (page: Page) => page.getByLabel('Start Time')
const endTime = (page: Page) => page.getByRole('textbox', { name: /End Time/ })
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' })
const payAndBook = (page: Page) => page.getByRole('button', { name: 'Pay and Book' })
const main = (page: Page) => page.getByRole('main')

async function openTour(page: Page, shop: Shop): Promise<void> {
  await page.goto(shop.url('/recce'))
  await page.mouse.move(200, 300)
  await expect(page.locator('html[data-start]')).toHaveCount(0)
  await expect(payAndBook(page)).toBeVisible()
}

async function openTourAsCustomer(page: Page, shop: Shop): Promise<void> {
  await openAsCustomer(page, shop, '/recce')
  await expect(box(page, 'Full Name')).toHaveValue(CUSTOMER.name)
}

/** Picks the tenth of next month. @returns its text. */
async function pickDate(page: Page): Promise<string> {
  const field = page.getByRole('combobox', { name: 'Visiting Date' })
  await field.click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('gridcell').filter({ hasText: /^10$/ }).first().getByRole('button').click()
  await expect(field).toHaveValue(/^10 [A-Z][a-z]{2} \d{4}$/)
  return field.inputValue()
}

async function fillTour(page: Page, start = '10:00'): Promise<string> {
  await category(page).selectOption('Music Video')
  await box(page, 'Number of people').fill('3')
  const day = await pickDate(page)
  await startTime(page).fill(start)
  return day
}

async function refused(page: Page, sentence: string): Promise<void> {
  await payAndBook(page).click()
  await expect(main(page).getByText(sentence)).toHaveCount(1)
  await expect(main(page).getByText(sentence)).toBeVisible()
  await expect(main(page).locator('[aria-invalid="true"]')).toHaveCount(1)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

test(
  'a customer books a tour, from the menu to the order',
  {
    tag: [
      '@phone',
      '@SHELL-117',
      '@SHELL-133',
      '@RECCE-12',
      '@RECCE-13',
      '@RECCE-15',
      '@RECCE-16',
      '@RECCE-17',
      '@RECCE-19',
      '@RECF-03',
      '@RECF-04',
      '@RECF-10',
      '@RECF-11',
      '@RECF-12',
      '@RECF-13',
      '@RECF-14',
      '@RECF-15',
      '@RECF-16',
      '@RECF-17',
      '@RECF-18',
      '@RECF-19',
      '@RECF-20',
      '@API-43',
      '@API-44',
      '@CONST-35',
      '@CONST-37',
      '@CONST-38',
    ],
  },
  async ({ page, shop }) => {
    await openTourAsCustomer(page, shop)
    await expect(page.getByRole('heading', { level: 1, name: 'Studio Tour' })).toBeVisible()
    await expect(page).toHaveTitle(/^Studio Tour \|/)
    const day = await fillTour(page)
    await expect(endTime(page)).toHaveValue('12:30 PM')
    await expect(endTime(page)).not.toBeEditable()
    await expect(main(page).getByText('10:00 AM - 12:30 PM')).toBeVisible()
    await expect(main(page).getByText('Total Amount (Inclusive 18% GST)')).toBeVisible()
    await expect(main(page).getByText('₹708', { exact: true })).toBeVisible()
    await expect(main(page).getByText(/Price is inclusive of 18% GST\./)).toBeVisible()
    await page.evaluate(() => {
      sessionStorage.setItem('txtCouponCode', 'ACRES10')
      localStorage.setItem('recceeLocalDetails', '{}')
    })

    // An empty cart drops the coupon.
    await page.route('**/v1/GetUserCart*', () => {})
    const created = page.waitForRequest('**/v1/CreateRecceUserpayment')
    const answered = page.waitForResponse('**/v1/CreateRecceUserpayment')
    await payAndBook(page).click()
    const [date, month, year] = day.split(' ')
    const userId = await page.evaluate(() => sessionStorage.getItem('UserId'))
    expect((await created).postDataJSON()).toEqual({
      FullName: CUSTOMER.name,
      MobileNo: CUSTOMER.mobile,
      EmailId: CUSTOMER.email,
      VisitingDate: `${date}/${String(MONTHS.indexOf(month!) + 1).padStart(2, '0')}/${year}`,
      NumberOfPeople: 3,
      ProfessionalId: userId,
      VisitingTime: '10:00 AM - 12:30 PM',
      TypeOfShoot: 3,
      Amount: 708,
    })
    const answer = (await (await answered).json()) as {
      PaymentTransactionModel: { PaidAmount: number; PaymentGatewayOrderId: string }
    }
    expect(answer.PaymentTransactionModel.PaidAmount).toBe(708)
    await expect(gateway(page)).toHaveAccessibleName(/₹708/)

    const confirmed = page.waitForRequest('**/v1/CreateRecceUserOrder')
    await payWithCard(gateway(page), CARDS.good)
    expect((await confirmed).postDataJSON()).toEqual({
      PaymentGatewayPaymentId: expect.stringMatching(/^pay_/) as unknown,
      PaymentGatewayOrderId: answer.PaymentTransactionModel.PaymentGatewayOrderId,
      PaymentSignature: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    })
    await expect(page.getByRole('heading', { name: 'Thank you! Your booking is confirmed.' })).toBeVisible()
    await expect(page).toHaveURL(shop.url('/order-success'))
    expect(
      await page.evaluate(() => [localStorage.getItem('recceeLocalDetails'), sessionStorage.getItem('txtCouponCode')]),
    ).toEqual([null, null])

    await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click()
    await expect(
      page
        .getByRole('table', { name: 'Upcoming bookings' })
        .getByRole('row')
        .filter({ hasText: day })
        .filter({ hasText: 'Recce' }),
    ).toHaveCount(1)
    await page.goto(shop.url('/recce'))
    await expect(box(page, 'Full Name')).toHaveValue(CUSTOMER.name)
    await expect(box(page, 'Number of people')).toHaveValue('2')
    await expect(category(page)).toHaveValue('0')
  },
)

test(
  'errors are reported one at a time, in order',
  {
    tag: [
      '@RECCE-14',
      '@VAL-62',
      '@VAL-63',
      '@VAL-64',
      '@VAL-65',
      '@VAL-66',
      '@VAL-67',
      '@VAL-68',
      '@VAL-69',
      '@VAL-70',
      '@VAL-71',
      '@CONST-26',
    ],
  },
  async ({ page, shop }) => {
    await openTour(page, shop)
    for (const field of [
      box(page, 'Full Name'),
      box(page, 'Email Id'),
      box(page, 'Phone Number'),
      category(page),
      box(page, 'Number of people'),
      page.getByRole('combobox', { name: 'Visiting Date' }),
      startTime(page),
    ]) {
      await expect(field).toHaveAttribute('aria-required', 'true')
    }
    await refused(page, 'Full name should not be empty')
    await expect(box(page, 'Full Name')).toHaveAccessibleDescription('Full name should not be empty')
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeEmpty()
    await box(page, 'Full Name').fill('123')
    await refused(page, 'Name is not valid')
    await box(page, 'Full Name').fill("Asha O'Neil")
    await refused(page, 'Email should not be empty')
    await box(page, 'Email Id').fill('abc')
    await refused(page, 'Please enter valid email')
    await box(page, 'Email Id').fill('asha@example.com')
    await refused(page, 'Phone number should not be empty')
    await box(page, 'Phone Number').fill('1234567890')
    await refused(page, 'Phone number is not valid')
    await box(page, 'Phone Number').fill('6123456789')
    await refused(page, 'Phone number is not valid')
    await box(page, 'Phone Number').fill('9000000001')
    await refused(page, 'Please select category')
    await category(page).selectOption('Pre Wedding')
    await box(page, 'Number of people').fill('')
    await refused(page, 'Please enter number of people')
    await box(page, 'Number of people').fill('000')
    await refused(page, 'Please enter number of people')
    await box(page, 'Number of people').fill('2')
    await refused(page, 'Date filled should not be empty')
    await pickDate(page)
    await refused(page, 'Please select time')
  },
)

test(
  'a start outside 7 AM to 9 PM is refused and cleared',
  { tag: ['@VAL-72', '@VAL-73', '@VAL-74', '@VAL-75', '@VAL-76', '@VAL-77', '@CONST-36'] },
  async ({ page, shop }) => {
    const outside = main(page).getByText('Please select a time between 7 AM and 9 PM')
    await openTour(page, shop)
    for (const time of ['06:59', '21:01']) {
      await startTime(page).fill(time)
      await startTime(page).blur()
      await expect(outside).toBeVisible()
      await expect(startTime(page)).toHaveValue('')
    }
    for (const time of ['07:00', '21:00']) {
      await startTime(page).fill(time)
      await startTime(page).blur()
      await expect(outside).toBeHidden()
      await expect(startTime(page)).toHaveValue(time)
    }
    await startTime(page).fill('')
    await startTime(page).pressSequentially('11')
    await startTime(page).blur()
    await expect(outside).toBeVisible()
    expect(await startTime(page).evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(false)
  },
)

test(
  'an end after 9 PM becomes 9 PM, with both warnings',
  { tag: ['@VAL-78', '@VAL-79', '@RECF-05', '@RECF-06'] },
  async ({ page, shop }) => {
    const capped = main(page).getByText('The end time will be 9 PM, you can choose different slot')
    const differs = main(page).getByText('The selected time differs from the duration of this category (300 minutes).')
    await page.route('**/v1/GetRecceCategory', (route) =>
      route.fulfill({
        json: {
          reccecategorylist: [
            { Id: 8, CategoryName: 'Hour', TimeInMinitues: 60, PerHeadPrice: 100 },
            { Id: 9, CategoryName: 'Long', TimeInMinitues: 300, PerHeadPrice: 100 },
          ],
        },
      }),
    )
    await openTour(page, shop)
    await category(page).selectOption('Hour')
    await startTime(page).fill('10:00')
    await expect(endTime(page)).toHaveValue('11:00 AM')
    await expect(capped).toBeHidden()
    await startTime(page).fill('20:30')
    await expect(endTime(page)).toHaveValue('9:00 PM')
    await expect(capped).toBeVisible()
    await expect(
      main(page).getByText('The selected time differs from the duration of this category (60 minutes).'),
    ).toBeVisible()
    await category(page).selectOption('Long')
    await startTime(page).fill('20:00')
    await expect(endTime(page)).toHaveValue('9:00 PM')
    await expect(capped).toBeVisible()
    await expect(differs).toBeVisible()
  },
)

test(
  'a guest is sent to log in and keeps the form',
  { tag: ['@SHELL-082', '@RECF-07', '@RECF-08', '@RECF-09', '@STOR-17'] },
  async ({ page, shop }) => {
    await openTour(page, shop)
    await box(page, 'Full Name').fill('Asha Rao')
    await box(page, 'Email Id').fill('asha@example.com')
    await box(page, 'Phone Number').fill('9000000001')
    const day = await fillTour(page)
    await payAndBook(page).click()
    await expect(page).toHaveURL(shop.url('/login?ref=/recce'))
    expect(await page.evaluate(() => localStorage.getItem('recceeLocalDetails'))).toContain('Asha Rao')
    // Only saved input survives.
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await logIn(page)
    await expect(page).toHaveURL(shop.url('/recce'))
    await expect(box(page, 'Full Name')).toHaveValue('Asha Rao')
    await expect(box(page, 'Email Id')).toHaveValue('asha@example.com')
    await expect(box(page, 'Phone Number')).toHaveValue('9000000001')
    await expect(category(page)).toHaveValue('3')
    await expect(box(page, 'Number of people')).toHaveValue('3')
    await expect(page.getByRole('combobox', { name: 'Visiting Date' })).toHaveValue(day)
    await expect(startTime(page)).toHaveValue('10:00')
    await page.goto(shop.url('/'))
    await page.mouse.move(200, 300)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recceeLocalDetails'))).toBeNull()
  },
)

test('the form survives the reload of a login from the header', async ({ page, shop }) => {
  await openTour(page, shop)
  await box(page, 'Number of people').fill('7')
  await startTime(page).fill('11:00')
  await page.reload()
  await expect(box(page, 'Number of people')).toHaveValue('7')
  await expect(startTime(page)).toHaveValue('11:00')
})

test(
  'fields limit their input, and a day is picked',
  {
    tag: [
      '@RECCE-01',
      '@RECCE-02',
      '@RECCE-03',
      '@RECCE-04',
      '@RECCE-05',
      '@RECCE-06',
      '@RECCE-07',
      '@RECCE-08',
      '@RECCE-09',
      '@RECCE-10',
      '@RECCE-11',
      '@RECF-01',
      '@API-42',
      '@CONST-29',
      '@CONST-30',
      '@CONST-31',
      '@CONST-47',
    ],
  },
  async ({ page, shop }) => {
    // 0:30 on the 15th at the studio.
    await page.clock.setFixedTime('2026-12-14T19:00:00Z')
    const listed = page.waitForResponse('**/v1/GetRecceCategory')
    await openTour(page, shop)
    const { reccecategorylist } = (await (await listed).json()) as {
      reccecategorylist: { Id: number; CategoryName: string }[]
    }
    const options = await category(page)
      .locator('option')
      .evaluateAll((all) => all.map((option) => [(option as HTMLOptionElement).value, option.textContent]))
    expect(options).toEqual([
      ['0', 'Open this select menu'],
      ...reccecategorylist.map(({ Id, CategoryName }) => [String(Id), CategoryName]),
    ])

    await box(page, 'Full Name').pressSequentially('a'.repeat(101))
    await expect(box(page, 'Full Name')).toHaveValue('a'.repeat(100))
    await box(page, 'Email Id').pressSequentially('b'.repeat(201))
    await expect(box(page, 'Email Id')).toHaveValue('b'.repeat(200))
    await box(page, 'Phone Number').pressSequentially('abc98765432101')
    await expect(box(page, 'Phone Number')).toHaveValue('9876543210')
    await expect(box(page, 'Number of people')).toHaveValue('2')
    await box(page, 'Number of people').clear()
    await box(page, 'Number of people').pressSequentially('x1234')
    await expect(box(page, 'Number of people')).toHaveValue('123')

    const date = page.getByRole('combobox', { name: 'Visiting Date' })
    await date.focus()
    await page.keyboard.type('10')
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true }),
      ),
    )
    await page.keyboard.insertText('10 Dec 2026')
    await expect(date).toHaveValue('')
    await expect(date).not.toBeEditable()
    await page.keyboard.press('ArrowDown')
    const yesterday = page.getByRole('gridcell').filter({ hasText: /^14$/ })
    await expect(yesterday).toHaveAttribute('aria-disabled', 'true')
  },
)

test(
  'a loading indicator replaces the form during a request',
  { tag: ['@RECCE-18', '@RECF-22', '@ERR-11'] },
  async ({ page, shop }) => {
    await openTourAsCustomer(page, shop)
    await fillTour(page)
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/v1/CreateRecceUserpayment', async (route) => {
      await held
      await route.fulfill({ json: { response: { n: 0, Msg: 'That slot has just gone.' } } })
    })
    await payAndBook(page).click()
    await expect(box(page, 'Full Name')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Please Wait...' })).toBeFocused()
    answer()
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('That slot has just gone.').first(),
    ).toBeVisible()
    await expect(main(page).getByText('That slot has just gone.')).toBeVisible()
    await expect(payAndBook(page)).toBeEnabled()
    await expect(box(page, 'Number of people')).toHaveValue('3')
    await expect(startTime(page)).toHaveValue('10:00')
  },
)

test(
  'a dismissed payment keeps the form; a declined card can be retried',
  { tag: ['@RECF-14'] },
  async ({ page, shop }) => {
    await openTourAsCustomer(page, shop)
    await fillTour(page)
    await payAndBook(page).click()
    await payWithCard(gateway(page), CARDS.declined)
    await expect(gateway(page).getByText(/declined by the bank/)).toBeVisible()
    await gateway(page).getByRole('button', { name: 'Close payment' }).click()
    await page.getByRole('button', { name: 'Yes, cancel payment' }).click()
    await expect(payAndBook(page)).toBeFocused()
    await expect(main(page).getByText(/Payment not completed/)).toBeVisible()
    await expect(box(page, 'Number of people')).toHaveValue('3')
    await expect(startTime(page)).toHaveValue('10:00')
  },
)

test(
  'a refused confirmation leads to the failed page with its reason',
  { tag: ['@RECF-21', '@API-44'] },
  async ({ page, context, shop }) => {
    await openTourAsCustomer(page, shop)
    await fillTour(page)
    await context.addCookies([{ name: 'Scenario', value: 'confirm-refused', url: shop.address }])
    const refusal = page.waitForResponse('**/v1/CreateRecceUserOrder')
    await payAndBook(page).click()
    await payWithCard(gateway(page), CARDS.good)
    const { response } = (await (await refusal).json()) as { response: { n: number; Msg: string } }
    expect(response.n).toBe(0)
    await expect(page).toHaveURL(shop.url('/order-failed'))
    await expect(main(page).getByText(response.Msg).first()).toBeVisible()
  },
)

test.describe('a lost network', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test(
    'while the tour is created shows its message and keeps the form',
    { tag: ['@ERR-25', '@API-43'] },
    async ({ page, shop }) => {
      await openTourAsCustomer(page, shop)
      await fillTour(page)
      await page.route('**/v1/CreateRecceUserpayment', (route) => route.abort())
      await payAndBook(page).click()
      await expect(main(page).getByText('An unexpected error has occured, please contact administrator.')).toBeVisible()
      await expect(box(page, 'Number of people')).toHaveValue('3')
      await page.unroute('**/v1/CreateRecceUserpayment')
      await payAndBook(page).click()
      await expect(gateway(page)).toBeVisible()
    },
  )

  test('during confirmation keeps its message and retries', { tag: ['@ERR-24', '@API-44'] }, async ({ page, shop }) => {
    await openTourAsCustomer(page, shop)
    await fillTour(page)
    await page.route('**/v1/CreateRecceUserOrder', (route) => route.abort())
    await payAndBook(page).click()
    await payWithCard(gateway(page), CARDS.good)
    await expect(main(page).getByText('An unexpected error has occured, please contact administrator.')).toBeVisible()
    await expect(main(page).getByText(/Do not pay again/)).toBeVisible()
    await page.unroute('**/v1/CreateRecceUserOrder')
    await main(page).getByRole('button', { name: 'Check again now' }).click()
    await expect(page).toHaveURL(shop.url('/order-success'))
  })
})

test(
  'refused categories show the provider’s message',
  { tag: ['@RECF-02', '@ERR-26', '@API-42'] },
  async ({ page, shop }) => {
    await page.route('**/v1/GetRecceCategory', (route) =>
      route.fulfill({ json: { response: { n: 0, Msg: 'No tours this week.' }, reccecategorylist: [] } }),
    )
    await page.goto(shop.url('/recce'))
    await page.mouse.move(200, 300)
    await expect(main(page).getByText('No tours this week.')).toBeVisible()
  },
)

test('Book Now leads to the Studio Tour', { tag: ['@SHELL-019', '@TEXT-32'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/faqs'))
  await page.getByRole('banner').getByRole('button', { name: 'Book Now' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Studio Tour' }).click()
  await expect(page).toHaveURL(shop.url('/recce'))
})
