import type { Locator, Page } from '@playwright/test'
import { ALL } from './testing/basket.ts'
import { openCartAsCustomer, proceedAsCustomer } from './testing/payer.ts'
import { expect, test } from './testing/shop.ts'
import { CARDS, CUSTOMER, expectConfirmed, gateway, payWithCard, proceedFromCart } from './testing/visitor.ts'

const field = (page: Page, name: string): Locator => page.getByRole('main').getByRole('textbox', { name })
const pay = (page: Page): Locator => page.getByRole('main').locator('button[type=submit]')

/** Rows such as `Total to pay: ₹50,900`, even behind a dialog. */
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
        CartitemIds: Array.from({ length: 6 }, (): unknown => expect.any(String)),
        TotalAmountToPay: 50_900,
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
