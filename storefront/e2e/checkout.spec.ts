import type { Locator, Page } from '@playwright/test'
import { ALL } from './testing/basket.ts'
import {
  addElsewhere,
  countCalls,
  openCartAsCustomer,
  openCheckoutAsCustomer,
  proceedAsCustomer,
} from './testing/payer.ts'
import { expect, test } from './testing/shop.ts'
import { CARDS, CUSTOMER, expectConfirmed, gateway, payWithCard, proceedFromCart } from './testing/visitor.ts'

const field = (page: Page, name: string): Locator => page.getByRole('main').getByRole('textbox', { name })
const pay = (page: Page): Locator => page.getByRole('main').locator('button[type=submit]')
const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })

/** Presses Pay, and expects this error at this focused field. */
async function refused(page: Page, name: string, text: string): Promise<void> {
  await pay(page).click()
  await expect(messages(page).getByText(text, { exact: true }).first()).toBeAttached()
  await expect(field(page, name)).toBeFocused()
  await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(text.replace('.', '\\.')))
}

test(
  'the billing form is prefilled and reports errors in order',
  {
    tag: [
      '@phone',
      '@CHK-01',
      '@CHK-02',
      '@CHK-03',
      '@CHK-04',
      '@CHK-05',
      '@CHK-06',
      '@PAY-02',
      '@CONST-25',
      '@VAL-32',
      '@VAL-33',
      '@VAL-34',
      '@VAL-35',
      '@VAL-36',
      '@VAL-37',
      '@VAL-38',
      '@VAL-39',
      '@VAL-40',
    ],
  },
  async ({ page, shop }) => {
    await openCheckoutAsCustomer(page, shop)
    const orders = countCalls(page, 'CreateUserpayment')
    await expect(field(page, 'Full name')).toHaveValue(CUSTOMER.name)
    await expect(field(page, 'Phone')).toHaveValue(CUSTOMER.mobile)
    await expect(field(page, 'Email')).toHaveValue(CUSTOMER.email)
    for (const name of ['Full name', 'Phone', 'Email']) await field(page, name).fill('')

    await refused(page, 'Full name', 'Please enter your full name')
    await field(page, 'Full name').fill('Asha Rao')
    await refused(page, 'Phone', 'Please enter your mobile no.')
    await field(page, 'Phone').pressSequentially('98x76 5a-4321')
    await expect(field(page, 'Phone')).toHaveValue('987654321')
    await refused(page, 'Phone', 'Mobile number must be 10 digits')
    await field(page, 'Phone').press('End')
    await field(page, 'Phone').pressSequentially('07')
    await expect(field(page, 'Phone')).toHaveValue('9876543210')
    await refused(page, 'Email', 'Please enter your email address')
    await field(page, 'Email').fill('abc')
    await refused(page, 'Email', 'Please enter proper email address')
    expect(orders()).toBe(0)

    await field(page, 'Email').fill('asha@example.com')
    await expect(field(page, 'GST number')).toHaveValue('')
    await expect(field(page, 'Order notes')).toHaveValue('')
    const asked = page.waitForRequest('**/v1/CreateUserpayment')
    await pay(page).click()
    expect((await asked).postDataJSON()).toMatchObject({
      FullName: 'Asha Rao',
      Phone: '9876543210',
      GST: '',
      OrderNote: '',
    })
    await expect(gateway(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)

for (const width of [390, 800])
  test(`the bar with the total leaves the notes in sight at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 })
    await openCheckoutAsCustomer(page, shop)
    const bar = page.getByRole('group', { name: 'Payable now' })
    await field(page, 'GST number').focus()
    await expect(bar).toBeVisible()
    await page.keyboard.press('Tab')
    const notes = field(page, 'Order notes')
    await expect(notes).toBeFocused()
    const [box, cover] = [await notes.boundingBox(), await bar.boundingBox()]
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(cover?.y ?? 0)
  })

/** Rows such as `Total to pay: ₹50,900`, also behind a dialog. */
async function figures(page: Page): Promise<string[]> {
  const summary = page.getByRole('region', { name: 'Booking summary', includeHidden: true })
  const texts = (role: 'term' | 'definition') => summary.getByRole(role, { includeHidden: true }).allTextContents()
  const [terms, values] = await Promise.all([texts('term'), texts('definition')])
  return terms.map((term, at) => `${term}: ${values[at]}`)
}

test(
  'the summary has the cart’s amounts; Pay charges the shown amount and then clears coupon and amount',
  {
    tag: [
      '@CHK-07',
      '@CHK-09',
      '@CHK-10',
      '@PAY-01',
      '@PAY-03',
      '@PAY-04',
      '@PAY-20',
      '@PAY-23',
      '@PAY-24',
      '@COUP-09',
      '@API-28',
    ],
  },
  async ({ page, shop }) => {
    await openCartAsCustomer(page, shop, ALL)
    const calls: { name: string; body: unknown }[] = []
    page.on('request', (request) => {
      const name = /\/v1\/(\w+)/.exec(request.url())?.[1]
      if (name) calls.push({ name, body: request.postDataJSON() as unknown })
    })
    await field(page, 'Coupon code').fill('FIRSTLIGHT')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Applied: you save ₹2,000')).toBeVisible()
    await field(page, 'Booking amount').fill('10000')
    await expect.poll(() => figures(page)).toContain('Payable now: ₹11,800.00')
    const inCart = await figures(page)
    await proceedFromCart(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Who is booking?' })).toBeVisible()
    await expect.poll(() => figures(page)).toEqual(inCart)
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await expect(summary.getByRole('listitem')).toHaveCount(6)
    await expect(summary.getByRole('listitem').filter({ hasText: 'Gulmohar Lehenga' })).toContainText('piece')

    const userId = await page.evaluate(() => sessionStorage.getItem('UserId'))
    expect(calls.filter(({ name }) => name === 'GetUserCart').map(({ body }) => body)).toContainEqual({
      UserId: userId,
    })
    await field(page, 'GST number').fill('27AAAAA0000A1Z5')
    await field(page, 'Order notes').fill('Two looks, please')

    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/v1/CreateUserpayment', async (route) => {
      await held
      await route.continue()
    })
    await expect(pay(page)).toHaveText('Pay ₹11,800.00')
    await pay(page).click()
    await expect(pay(page)).toContainText('Please Wait...')
    await expect(pay(page)).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => calls.filter(({ name }) => name === 'CreateUserpayment').length).toBe(1)
    await pay(page).press('Enter')
    answer()
    await payWithCard(gateway(page), CARDS.good)
    await expectConfirmed(page, shop)

    const sessionId = (await page.context().cookies()).find(({ name }) => name === 'SessionId')?.value
    const payments = calls.filter(({ name }) => name === 'CreateUserpayment')
    expect(payments.map(({ body }) => body)).toEqual([
      {
        UserId: userId,
        sessionId,
        Amount: 10_000,
        FullName: CUSTOMER.name,
        Phone: CUSTOMER.mobile,
        Email: CUSTOMER.email,
        GST: '27AAAAA0000A1Z5',
        OrderNote: 'Two looks, please',
        CouponCode: 'FIRSTLIGHT',
      },
    ])
    const steps = ['ValidateUserCart', 'CreateUserpayment', 'CreateOrder']
    expect(calls.map(({ name }) => name).filter((name) => steps.includes(name))).toEqual(steps)
    expect(
      await page.evaluate(() =>
        ['txtCouponCode', 'minBookingAmount', 'CheckoutDraft'].map((key) => sessionStorage.getItem(key)),
      ),
    ).toEqual([null, null, null])
  },
)

test(
  'a refused order shows the reason and keeps the form over a reload and the cart; checkout needs a cart',
  { tag: ['@PAY-22', '@ERR-22', '@CHK-08', '@ERR-21'] },
  async ({ page, context, shop }) => {
    await proceedAsCustomer(page, shop)
    await field(page, 'Order notes').fill('Two looks, please')
    await context.addCookies([{ name: 'Scenario', value: 'payment-refused', url: shop.address }])
    await pay(page).click()
    await expect(
      page.getByRole('main').getByText('The payment could not be started. Please try again later.'),
    ).toBeVisible()
    await expect(gateway(page)).toBeHidden()
    await expect(pay(page)).toHaveText('Pay ₹3,540.00')
    await expect(pay(page)).not.toHaveAttribute('aria-disabled')

    await page.reload()
    await expect(field(page, 'Order notes')).toHaveValue('Two looks, please')
    await page.goBack()
    await expect(page).toHaveURL(shop.url('/cart'))
    await page.goForward()
    await expect(field(page, 'Order notes')).toHaveValue('Two looks, please')
    await expect(field(page, 'Full name')).toHaveValue(CUSTOMER.name)

    await context.addCookies([{ name: 'Scenario', value: 'cart-fails', url: shop.address }])
    await page.reload()
    await expect(page).toHaveURL(shop.url('/cart'))
  },
)

test('a cart changed in another tab is shown again before payment', async ({ page, shop }) => {
  await openCheckoutAsCustomer(page, shop)
  const orders = countCalls(page, 'CreateUserpayment')
  await addElsewhere(page, shop, { type: 'food', id: 501, quantity: 2 })
  await pay(page).click()
  await expect(page.getByRole('alert').getByText(/Your cart has changed in the meantime/)).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Booking summary' }).getByText(/ \w{3} \d{4}, 2 persons$/),
  ).toBeVisible()
  expect(orders()).toBe(0)
  await pay(page).click()
  await expect(gateway(page)).toBeVisible()
  expect(orders()).toBe(1)
})

test('phone and email share a row, and leave no third column empty', async ({ page, shop }) => {
  await openCheckoutAsCustomer(page, shop)
  const right = (name: string) =>
    page.getByRole('textbox', { name, exact: true }).evaluate((input) => input.getBoundingClientRect().right)
  for (const width of [640, 800, 960, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(Math.abs((await right('Email')) - (await right('Full name'))), `${width} px`).toBeLessThan(1)
  }
})
