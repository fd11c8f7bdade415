import { expect, test } from './shop.ts'
import { bookingsOn, CARDS, expectConfirmed, gateway, logIn, openGateway, payWithCard, reachCheckout } from './visitor.ts'

test('a declined card, then a good one: one booking', { tag: ['@phone', '@PAY-18'] }, async ({ page, shop }) => {
  const day = await reachCheckout(page, shop)
  const payment = await openGateway(page)
  await payWithCard(payment, CARDS.declined)
  await expect(payment.getByText(/declined by the bank/)).toBeVisible()
  await payWithCard(payment, CARDS.good)
  await expectConfirmed(page, shop)
  await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click()
  await expect(bookingsOn(page, day)).toHaveCount(1)
})

test('a dismissed dialog leaves the form usable and opens the same order again', { tag: ['@PAY-17', '@PAY-25'] }, async ({ page, shop }) => {
  await reachCheckout(page, shop)
  let orders = 0
  page.on('request', (request) => {
    if (request.url().includes('CreateUserpayment')) orders += 1
  })
  await page.getByRole('textbox', { name: 'Order notes' }).fill('Two looks, please')
  const payment = await openGateway(page)
  await payment.getByRole('button', { name: 'Close payment' }).click()
  await page.getByRole('button', { name: 'Yes, cancel payment' }).click()
  await expect(payment).toBeHidden()

  await expect(page.getByText('Payment not completed. If money left your account, do not pay again: check My bookings').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Order notes' })).toHaveValue('Two looks, please')

  await payWithCard(await openGateway(page), CARDS.good)
  await expectConfirmed(page, shop)
  expect(orders).toBe(1)
})

test.describe('the tab is killed after the gateway took the money', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('the next start confirms it, once', { tag: ['@ERR-24'] }, async ({ page, context, shop }) => {
    const day = await reachCheckout(page, shop)
    // The confirmation leaves the page and never arrives.
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
    await expect(bookingsOn(next, day)).toHaveCount(1)
  })
})

test.describe('the answer to the confirmation is lost', () => {
  test.use({ allowedErrors: [/500/] })

  test('it is asked again and booked once; nobody is told to pay again', { tag: ['@ERR-24'] }, async ({ page, context, shop }) => {
    const day = await reachCheckout(page, shop)
    await context.addCookies([{ name: 'Scenario', value: 'confirm-lost', url: shop.address }])
    await payWithCard(await openGateway(page), CARDS.good)
    await expect(page.getByText('An unexpected error has occured, please contact administrator.').first()).toBeVisible()
    await expectConfirmed(page, shop)
    await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click()
    await expect(bookingsOn(page, day)).toHaveCount(1)
  })
})

test('a refused confirmation keeps the payment in sight', { tag: ['@PAY-21', '@OFAIL-01', '@OFAIL-03'] }, async ({ page, context, shop }) => {
  await reachCheckout(page, shop)
  await context.addCookies([{ name: 'Scenario', value: 'confirm-refused', url: shop.address }])
  await payWithCard(await openGateway(page), CARDS.good)
  await expect(page).toHaveURL(shop.url('/order-failed'))
  await expect(page.getByRole('heading', { name: 'Something Went Wrong!' })).toBeVisible()
  await expect(page.getByText("There's been problem with your booking. Please try again later.")).toBeVisible()
  await expect(page.getByText(/Your payment may have been received. Do not pay again/)).toBeVisible()
  await expect(page.getByText(/Payment pay_\w+, ₹3,540/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Payment pay_\w+, ₹3,540/)).toBeVisible()
})

test('a provider that asks for another amount than was shown is not paid', { tag: ['@C-095'] }, async ({ page, context, shop }) => {
  await reachCheckout(page, shop)
  await context.addCookies([{ name: 'Scenario', value: 'amount-differs', url: shop.address }])
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByText(/this page shows ₹3,540, the provider asks for ₹3,541/)).toBeVisible()
  await expect(gateway(page)).toBeHidden()
})

test.describe('the gateway’s script is blocked', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('no order is made, and Pay works once it is allowed', async ({ page, shop }) => {
    await reachCheckout(page, shop)
    let orders = 0
    page.on('request', (request) => {
      if (request.url().includes('CreateUserpayment')) orders += 1
    })
    await page.route('**/gateway/checkout.js', (route) => route.abort('blockedbyclient'))
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await expect(page.getByText(/The payment page could not be loaded/)).toBeVisible()
    expect(orders).toBe(0)
    await page.unroute('**/gateway/checkout.js')
    await openGateway(page)
  })
})
