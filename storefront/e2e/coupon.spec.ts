import type { Locator, Page } from '@playwright/test'
import { openAsCustomer } from './testing/customer.ts'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR, SESSION, type Wanted } from './testing/basket.ts'
import { mockAnswer } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import {
  CARDS,
  declineServices,
  expectConfirmed,
  logIn,
  loginDialog,
  openGateway,
  payWithCard,
  proceedFromCart,
} from './testing/visitor.ts'

const SHOOT: Wanted = { ...GOLDEN_HOUR, date: dMy(DAY) }
const THALI: Wanted = { type: 'food', id: 501, quantity: 2 }

const summary = (page: Page): Locator => page.getByRole('main').getByRole('region', { name: 'Booking summary' })
const box = (page: Page): Locator => summary(page).getByRole('textbox', { name: 'Coupon code' })
const apply = (page: Page): Locator => summary(page).getByRole('button', { name: 'Apply' })
const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages', includeHidden: true })
const keptCode = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('txtCouponCode'))

async function expectTotalToPay(page: Page, amount: string): Promise<void> {
  await expect(summary(page).locator('dl > div').filter({ hasText: 'Total to pay' })).toHaveText(
    `Total to pay${amount}`,
  )
}

async function openCart(page: Page, shop: Shop, wanted: readonly Wanted[]): Promise<void> {
  await declineServices(page)
  await fillCart(page, shop, wanted)
  await page.goto(shop.url('/cart'))
  await expect(box(page)).toBeVisible()
}

test(
  'a code is refused or applied, kept over a reload, and removed',
  {
    tag: [
      '@phone',
      '@CART-07',
      '@COUP-01',
      '@COUP-02',
      '@COUP-03',
      '@COUP-04',
      '@COUP-05',
      '@COUP-07',
      '@COUP-10',
      '@COUP-11',
      '@VAL-25',
      '@ERR-03',
      '@API-26',
      '@STOR-08',
      '@C-090',
    ],
  },
  async ({ page, shop }) => {
    await openCart(page, shop, [SHOOT])
    await apply(page).click()
    await expect(summary(page).getByText('Please enter coupon code')).toBeVisible()
    await expect(messages(page)).toContainText('Please enter coupon code')
    await box(page).fill('NOSUCHCODE')
    await apply(page).click()
    await expect(summary(page).getByText('This coupon code is not valid.')).toBeVisible()
    await expect(messages(page)).toContainText('This coupon code is not valid.')
    await expect(apply(page)).not.toHaveAttribute('aria-disabled', 'true')
    await expectTotalToPay(page, '₹24,500.00')
    expect(await keptCode(page)).toBeNull()

    await box(page).fill('FIRSTLIGHT')
    const [asked] = await Promise.all([page.waitForRequest('**/v1/ApplyCoupon*'), page.keyboard.press('Enter')])
    expect(Object.fromEntries(new URL(asked.url()).searchParams)).toEqual({
      UserId: '',
      sessionId: SESSION,
      CouponCode: 'FIRSTLIGHT',
    })
    await expect(summary(page).getByText('Applied: you save ₹2,000')).toBeVisible()
    await expect(box(page)).toHaveCount(0)
    await expect(summary(page).locator('dl > div').filter({ hasText: 'Coupon FIRSTLIGHT' })).toContainText(
      '\u2212₹2,000.00',
    )
    await expectTotalToPay(page, '₹22,500.00')
    expect(await keptCode(page)).toBe('FIRSTLIGHT')

    // The provider decides the discount.
    await mockAnswer(page, 'ApplyCoupon', { response: { n: 1, Msg: '' }, couponmodel: { Amount: 1234.56 } })
    await page.reload()
    await expect(summary(page).getByText('Applied: you save ₹1,234.56')).toBeVisible()
    await expectTotalToPay(page, '₹23,265.44')
    await summary(page).getByRole('button', { name: 'Remove coupon FIRSTLIGHT' }).click()
    await expect(box(page)).toBeFocused()
    await expectTotalToPay(page, '₹24,500.00')
    expect(await keptCode(page)).toBeNull()
  },
)

test(
  'a coupon is rechecked when a line is removed, dropped with its reason, and gone with the last line',
  { tag: ['@COUP-08', '@STOR-08', '@C-001'] },
  async ({ page, shop }) => {
    await openCart(page, shop, [SHOOT, THALI])
    await box(page).fill('GOLDENHOUR')
    await apply(page).click()
    await expect(summary(page).getByText('Applied: you save ₹2,540')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Farm Thali' }).click()
    await expect(summary(page).getByText('Applied: you save ₹2,450')).toBeVisible()
    await expectTotalToPay(page, '₹22,050.00')

    await fillCart(page, shop, [THALI])
    await page.reload()
    await expect(summary(page).getByText('Applied: you save ₹2,540')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Golden Hour' }).click()
    await expect(summary(page).getByText('This coupon needs an order of at least ₹5,000.')).toBeVisible()
    await expectTotalToPay(page, '₹900.00')
    expect(await keptCode(page)).toBeNull()

    await page.evaluate(() => sessionStorage.setItem('txtCouponCode', 'WELCOME'))
    await page.getByRole('button', { name: 'Remove Farm Thali' }).click()
    await expect(page.getByRole('heading', { name: 'Oops! Your cart is empty!' })).toBeVisible()
    expect(await keptCode(page)).toBeNull()
  },
)

test(
  'an order is paid with the coupon, which is then used up',
  { tag: ['@COUP-09', '@STOR-08', '@STOR-09'] },
  async ({ page, shop }) => {
    await openCart(page, shop, [SHOOT])
    await box(page).fill('FIRSTLIGHT')
    await apply(page).click()
    await expect(summary(page).getByText('Applied: you save ₹2,000')).toBeVisible()
    await page.getByRole('button', { name: 'Login/Register' }).click()
    await Promise.all([page.waitForEvent('load'), logIn(page, loginDialog(page))])
    await expect(summary(page).getByText('Applied: you save ₹2,000')).toBeVisible()
    // The total less the coupon, with tax.
    await summary(page)
      .getByRole('textbox', { name: /Booking amount/ })
      .fill('22500')
    await proceedFromCart(page)
    await expect(page.getByRole('button', { name: 'Pay ₹26,550.00' })).toBeVisible()
    const asked = page.waitForRequest('**/v1/CreateUserpayment')
    const payment = await openGateway(page)
    expect((await asked).postDataJSON()).toMatchObject({ Amount: 22_500, CouponCode: 'FIRSTLIGHT' })
    await payWithCard(payment, CARDS.good)
    await expectConfirmed(page, shop)
    expect(await keptCode(page)).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem('minBookingAmount'))).toBeNull()
  },
)

test(
  'the payment dialog asks for the provider’s amount in the provider’s currency',
  { tag: ['@CONST-23', '@CONST-19', '@PAY-07'] },
  async ({ page, shop }) => {
    await openCart(page, shop, [SHOOT])
    await openAsCustomer(page, shop, '/cart')
    await page.route('**/v1/GetUserCart', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...((await response.json()) as object), gstmodel: { GSTPercent: 5, GSTAmount: 150 } },
      })
    })
    await page.route('**/v1/CreateUserpayment', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { PaymentTransactionModel: object }
      await route.fulfill({
        response,
        json: {
          ...answer,
          PaymentTransactionModel: { ...answer.PaymentTransactionModel, PaidAmount: '3,150.00', Currency: 'INR' },
        },
      })
    })
    // A fake gateway script that shows its options.
    const script =
      'window.Razorpay = class { constructor(o) { this.o = o } on() {} close() {} open() { window.opened = { amount: this.o.amount, currency: this.o.currency } } }'
    await page.route('**/gateway/checkout.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    await proceedFromCart(page)
    await page.getByRole('button', { name: 'Pay ₹3,150.00' }).click()
    await expect
      .poll(() => page.evaluate(() => (window as { opened?: unknown }).opened))
      .toEqual({ amount: 315_000, currency: 'INR' })
  },
)
