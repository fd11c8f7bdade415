import { dMy } from '../text/dates.ts'
import { DAY } from './testing/basket.ts'
import { addElsewhere, countCalls, duplicateTab, openCheckoutAsCustomer } from './testing/payer.ts'
import { expect, test } from './testing/shop.ts'
import { bookingsOn, CARDS, expectConfirmed, gateway, logIn, openGateway, payWithCard } from './testing/visitor.ts'

test(
  'a dismissed dialog leaves the form usable and opens the same order again',
  { tag: ['@PAY-25'] },
  async ({ page, shop }) => {
    await openCheckoutAsCustomer(page, shop)
    const orders = countCalls(page, 'CreateUserpayment')
    await page.getByRole('textbox', { name: 'Order notes' }).fill('Two looks, please')
    const payment = await openGateway(page)
    await payment.getByRole('button', { name: 'Close payment' }).click()
    await page.getByRole('button', { name: 'Yes, cancel payment' }).click()
    await expect(payment).toBeHidden()

    await expect(
      page.getByText('Payment not completed. If money left your account, do not pay again: check My bookings').first(),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Order notes' })).toHaveValue('Two looks, please')

    await payWithCard(await openGateway(page), CARDS.good)
    await expectConfirmed(page, shop)
    expect(orders()).toBe(1)
  },
)

test.describe('a tab killed after the payment', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('is confirmed once by the next start', { tag: ['@ERR-24'] }, async ({ page, context, shop }) => {
    // Safari breaks the connections of a page that was in the background.
    await context.addInitScript(() => {
      const begin = IDBDatabase.prototype.transaction
      const broken = new WeakSet<IDBDatabase>()
      IDBDatabase.prototype.transaction = function transaction(...options) {
        if (broken.has(this)) throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
        broken.add(this)
        return begin.apply(this, options)
      }
    })
    await openCheckoutAsCustomer(page, shop)
    await page.route('**/v1/CreateOrder', () => {})
    const payment = await openGateway(page)
    const sent = page.waitForRequest('**/v1/CreateOrder')
    await payWithCard(payment, CARDS.good)
    await sent
    await page.close()

    const next = await context.newPage()
    const confirmed = next.waitForResponse('**/v1/CreateOrder')
    await next.goto(shop.address)
    expect(await (await confirmed).json()).toMatchObject({ response: { n: 1 } })
    await expect(next.getByText('Thank you! Your booking is confirmed.').first()).toBeVisible()

    await next.reload()
    await next.goto(shop.url('/login?ref=/bookings'))
    await logIn(next)
    await expect(bookingsOn(next, dMy(DAY))).toHaveCount(1)
    await next.goto(shop.url('/order-placed-sucessfully'))
    await expect(next.getByRole('region', { name: 'Receipt' }).getByText('₹3,540')).toBeVisible()
  })
})

test(
  'the gateway opens with the provider’s amount and details',
  {
    tag: [
      '@PAY-04',
      '@PAY-06',
      '@PAY-08',
      '@PAY-09',
      '@PAY-10',
      '@PAY-11',
      '@PAY-12',
      '@PAY-13',
      '@PAY-14',
      '@PAY-16',
      '@CONST-23',
    ],
  },
  async ({ page, shop }) => {
    await openCheckoutAsCustomer(page, shop)
    let sent: Record<string, unknown> = {}
    await page.route('**/v1/CreateUserpayment', async (route) => {
      const answer = (await (await route.fetch()).json()) as { PaymentTransactionModel: Record<string, unknown> }
      // Some providers send paise.
      const own = {
        PaidAmount: 354_000,
        CompanyName: 'Studio of the Server',
        PaymentId: 4711,
        Name: 'Asha Rao',
        MobileNo: '9000000001',
        EmailId: 'asha@example.com',
        ColorCode: '#7a1f5c',
      }
      sent = { ...answer.PaymentTransactionModel, ...own }
      await route.fulfill({ json: { ...answer, PaymentTransactionModel: sent } })
    })
    await page.getByRole('button', { name: /^Pay ₹/ }).click()

    const dialog = page.getByRole('dialog', { name: 'Pay ₹3,540 to Studio of the Server' })
    await expect(dialog.getByText('Asha Rao · +919000000001 · asha@example.com')).toBeVisible()
    await expect(dialog.getByText(`Order ${String(sent['PaymentGatewayOrderId'])}`)).toBeVisible()
    await expect(dialog.locator('header img')).toHaveAttribute('src', shop.url(String(sent['Logo'])))
    await expect(dialog.locator('header')).toHaveCSS('background-color', 'rgb(122, 31, 92)')
  },
)

test.describe('a network lost after the payment', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test(
    'is reported on every page, and the payment is confirmed once online',
    { tag: ['@ERR-24', '@API-29'] },
    async ({ page, context, shop }) => {
      await openCheckoutAsCustomer(page, shop)
      const dialog = await openGateway(page)
      await page.route('**/v1/CreateOrder', (route) => route.abort('internetdisconnected'))
      await payWithCard(dialog, CARDS.good)
      const notice = page
        .getByRole('alert')
        .filter({ hasText: 'An unexpected error has occured, please contact administrator.' })
      await expect(notice.getByText(/Payment pay_\w+, ₹3,540. Do not pay again/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

      await page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' }).click()
      await expect(page).toHaveURL(shop.url('/refund-policy'))
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: /Your payment of ₹3,540 .* is still being confirmed. Do not pay again/ }),
      ).toBeVisible()
      await context.setOffline(true)
      await page.unroute('**/v1/CreateOrder')
      const confirmed = page.waitForResponse((response) => response.url().includes('/v1/CreateOrder'))
      await context.setOffline(false)
      expect(await (await confirmed).json()).toMatchObject({ response: { n: 1 } })
      await expect(page.getByText(/is still being confirmed/)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    },
  )
})

test('two tabs pay for one cart: the second one is stopped, and later additions stay in the cart', async ({
  page,
  shop,
}) => {
  await openCheckoutAsCustomer(page, shop)
  const second = await duplicateTab(page)
  await second.goto(shop.url('/checkout'))
  await expect(second.getByRole('heading', { level: 1, name: 'Who is booking?' })).toBeVisible()

  const dialog = await openGateway(page)
  await second.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(
    second.getByText('This cart is being paid for in another tab. Finish or close the payment there.'),
  ).toBeVisible()
  await addElsewhere(second, shop, { type: 'food', id: 501, quantity: 2 })
  await payWithCard(dialog, CARDS.good)
  await expectConfirmed(page, shop)
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

  await second.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(second.getByText(/Your cart has changed in the meantime/)).toBeVisible()
  await second.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(
    second.getByRole('main').getByText('Kindly add one shoot package in your cart before checkout.'),
  ).toBeVisible()
  await expect(gateway(second)).toBeHidden()
})
