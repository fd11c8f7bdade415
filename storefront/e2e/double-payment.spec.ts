import type { Page } from '@playwright/test'
import { dMy } from '../text/dates.ts'
import { DAY } from './testing/basket.ts'
import {
  countCalls,
  duplicateTab,
  openCartAsCustomer,
  openCheckoutAsCustomer,
  reportPaid,
  payAtGateway,
  watchGateway,
} from './testing/payer.ts'
import { expect, test } from './testing/shop.ts'
import {
  bookingsOn,
  CARDS,
  expectConfirmed,
  gateway,
  logIn,
  openGateway,
  payWithCard,
  proceedFromCart,
} from './testing/visitor.ts'

const banner = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })
const ASKED = /Did you pay ₹3,540 on .*\? The payment page closed before it could tell us\./

test('an open dialog closes when another tab has paid, and a payment that still succeeds is shown and not booked', async ({
  page,
  shop,
}) => {
  await watchGateway(page)
  await openCheckoutAsCustomer(page, shop)
  const first = await openGateway(page)
  // Even with a failed attempt, it can still be paid beside a newer order.
  await payWithCard(first, CARDS.declined)
  await expect(first.getByRole('alert')).toBeVisible()
  await first.getByRole('button', { name: 'Close payment' }).click()
  await page.getByRole('button', { name: 'Yes, cancel payment' }).click()
  await expect(first).toBeHidden()

  const second = await duplicateTab(page)
  await watchGateway(second)
  await second.goto(shop.url('/cart'))
  await second.getByRole('textbox', { name: /Booking amount/ }).fill('5000')
  await proceedFromCart(second)
  await second.getByRole('button', { name: 'Pay ₹5,900' }).click()
  const open = second.getByRole('dialog', { name: /Pay ₹5,900 to Aperture Acres/ })
  await expect(open).toBeVisible()

  // The dismissed dialog reports a late payment.
  await reportPaid(page, await payAtGateway(page, shop))
  await expectConfirmed(page, shop)
  await expect(open).toBeHidden()
  await expect(second.getByText(/This cart is paid for and booked/)).toBeVisible()

  const confirmations = countCalls(second, 'CreateOrder')
  const paid = await payAtGateway(second, shop)
  await reportPaid(second, paid)
  const notice =
    /Your payment of ₹5,900 \(payment (pay_\w+)\) is a second payment for something already paid for. It is not booked and will be returned to you./
  await expect(banner(second, notice)).toContainText(paid['razorpay_payment_id'] ?? 'none')
  await second.reload()
  await expect(banner(second, notice)).toBeVisible()
  await banner(second, notice).getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner(second, notice)).toBeHidden()
  expect(confirmations()).toBe(0)
})

test.describe('a payment whose tab was closed before the gateway’s answer', () => {
  test('is found and settled on the next visit; nothing is paid twice', async ({ page, context, shop }) => {
    await watchGateway(page)
    await openCheckoutAsCustomer(page, shop)
    await openGateway(page)
    await payAtGateway(page, shop)
    await page.close()

    const next = await context.newPage()
    await next.goto(shop.url('/login?ref=/bookings'))
    await expect(banner(next, ASKED)).toContainText('If money left your account, do not pay again.')
    await logIn(next)
    shop.deliverWebhooks()
    await expect(async () => {
      if (await banner(next, ASKED).isVisible())
        await banner(next, ASKED).getByRole('button', { name: 'Look again' }).click({ timeout: 1000 })
      await expect(banner(next, ASKED)).toBeHidden({ timeout: 1000 })
    }).toPass()
    await expect(next.getByText('Thank you! Your booking is confirmed.').first()).toBeAttached()
    await next.reload()
    await expect(bookingsOn(next, dMy(DAY))).toHaveCount(1)
    await expect(next.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  })
})

test('an unpaid dialog blocks a second one until the visitor confirms', async ({ page, context, shop }) => {
  await openCheckoutAsCustomer(page, shop)
  await openGateway(page)
  await page.close()

  const next = await context.newPage()
  await openCartAsCustomer(next, shop, [])
  await proceedFromCart(next)
  await expect(banner(next, ASKED)).toContainText('We have found no booking for it yet.')
  await next.getByRole('button', { name: /^Pay ₹/ }).click()
  const notice = next.getByRole('alert').filter({ hasText: ASKED })
  await expect(notice).toBeVisible()
  await expect(gateway(next)).toBeHidden()
  await notice.getByRole('button', { name: 'I did not pay' }).click()
  await expect(notice).toBeHidden()
  await expect(banner(next, ASKED)).toBeHidden()
  await payWithCard(await openGateway(next), CARDS.good)
  await expectConfirmed(next, shop)
})

test(
  'a confirmation refused by a temporary fault stays open across visits until it succeeds',
  { tag: ['@PAY-21', '@OFAIL-01', '@OFAIL-02', '@OFAIL-03', '@OFAIL-04', '@OFAIL-05', '@ERR-23', '@API-29'] },
  async ({ page, shop }) => {
    await openCheckoutAsCustomer(page, shop)
    // Otherwise the list of bookings would settle the payment.
    await page.route('**/v1/GetMyBookings*', (route) => route.fulfill({ json: { response: { n: 0, Msg: 'Later.' } } }))
    let refusal = 'Something went wrong.'
    await page.route('**/v1/CreateOrder', (route) => route.fulfill({ json: { response: { n: 0, Msg: refusal } } }))
    await payWithCard(await openGateway(page), CARDS.good)
    await expect(page).toHaveURL(shop.url('/order-failed'))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Something Went Wrong!' })).toBeVisible()
    await expect(main.getByText("There's been problem with your booking. Please try again later.")).toBeVisible()
    await expect(main.getByRole('link', { name: 'Book Again' })).toHaveAttribute('href', '/bookings')
    await expect(main.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
    await expect(main.getByText(/Your payment may have been received. Do not pay again/)).toBeVisible()
    await expect(main.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000')
    await page.reload()
    await expect(main.getByText(/Payment pay_\w+, ₹3,540/)).toBeVisible()
    const again = main.getByRole('button', { name: 'Check again' })
    await Promise.all([page.waitForResponse('**/v1/CreateOrder'), again.click()])
    await expect(again).toBeEnabled()
    await expect(page).toHaveURL(shop.url('/order-failed'))
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

    await page.goto(shop.url('/faqs'))
    const notice = banner(page, /Your payment of ₹3,540 \(payment pay_\w+\) is not confirmed. .* Do not pay again./)
    await expect(notice).toContainText('Something went wrong.')
    refusal = 'Still something wrong.'
    await notice.getByRole('button', { name: 'Check again' }).click()
    await expect(notice).toContainText('Still something wrong.')
    await page.unroute('**/v1/CreateOrder')
    await page.reload()
    await notice.getByRole('button', { name: 'Check again' }).click()
    await expect(notice).toBeHidden()
    await expect(page.getByText('Thank you! Your booking is confirmed.').first()).toBeAttached()
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  },
)

test.describe('logging out', () => {
  const inBrowser = (page: Page) =>
    page.evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers<unknown[]>()
      const opening = indexedDB.open('payments')
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('entries').objectStore('entries').getAll()
        all.addEventListener('success', () => resolve(all.result as unknown[]))
      })
      return { entries: await promise, stored: Object.keys(sessionStorage).concat(Object.keys(localStorage)) }
    })

  async function logOut(page: Page): Promise<void> {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible()
  }

  test('removes all traces of a booking from the browser', async ({ page, shop }) => {
    await openCheckoutAsCustomer(page, shop)
    await payWithCard(await openGateway(page), CARDS.good)
    await expectConfirmed(page, shop)
    expect((await inBrowser(page)).entries).toHaveLength(1)
    // Requests to change a booking, kept on an earlier visit to /bookings.
    await page.evaluate(() => localStorage.setItem('change-requests', '{}'))
    await logOut(page)
    expect(await inBrowser(page)).toEqual({ entries: [], stored: [] })
  })

  test.describe('while a payment is unconfirmed', () => {
    test.use({ allowedErrors: [/ERR_FAILED/] })

    async function payUnconfirmed(page: Page, shop: Parameters<typeof openCheckoutAsCustomer>[1]): Promise<void> {
      await openCheckoutAsCustomer(page, shop)
      await page.route('**/v1/CreateOrder', (route) => route.abort())
      await payWithCard(await openGateway(page), CARDS.good)
      await expect(page.getByRole('alert').getByText(/Do not pay again/)).toBeVisible()
    }

    test('keeps its ids, without amount, day or name', async ({ page, shop }) => {
      await payUnconfirmed(page, shop)
      await logOut(page)
      const { entries, stored } = await inBrowser(page)
      expect(stored).toEqual([])
      expect(Object.keys(entries[0] as object).toSorted()).toEqual([
        'contentHash',
        'createdAt',
        'kind',
        'lines',
        'orderId',
        'owner',
        'state',
        'triple',
      ])
      expect(entries).toMatchObject([{ owner: '', contentHash: '', state: 'authorised' }])
      // Only the new page may get the confirmation.
      let isReloaded = false
      page.once('framenavigated', () => (isReloaded = true))
      await page.route('**/v1/CreateOrder', (route) => (isReloaded ? route.continue() : route.abort()))
      await page.reload()
      await expect(page.getByText('Thank you! Your booking is confirmed.').first()).toBeAttached()
    })
  })
})
