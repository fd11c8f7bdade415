import { expect, test } from './testing/shop.ts'
import {
  bookingsOn,
  CARDS,
  CUSTOMER,
  expectConfirmed,
  logIn,
  openDialogOf,
  openGateway,
  payWithCard,
  pickDay,
  proceedFromCart,
} from './testing/visitor.ts'

test(
  'a visitor books a shoot, from the home page to My bookings',
  {
    tag: [
      '@smoke',
      '@oldest',
      '@HOME-12',
      '@PRICE-16',
      '@PRICE-22',
      '@ADD-05',
      '@CART-23',
      '@CART-24',
      '@SHELL-080',
      '@SHELL-112',
      '@VALC-02',
      '@VAL-27',
      '@LOGF-02',
      '@PAY-01',
      '@PAY-17',
      '@PAY-20',
      '@OSUC-01',
      '@BOOK-06',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.address)
    await page.getByRole('link', { name: 'Check Pricing' }).first().click()
    await expect(page).toHaveURL(shop.url('/pricing/pre-wedding-maternity'))
    await expect(page.getByRole('heading', { level: 1, name: 'Pre Wedding & Maternity' })).toBeVisible()

    const dialog = await openDialogOf(page, 'Golden Hour')
    const day = await pickDay(dialog, 'Available')
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await page.getByRole('link', { name: 'View cart', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await expect(page.getByRole('main').getByText(day)).toBeVisible()
    await expect(page.getByRole('main').getByRole('definition').getByText('₹3,540.00')).toBeVisible()

    await proceedFromCart(page)
    await expect(page).toHaveURL(shop.url('/login?ref=/cart'))
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('Kindly Login before proceeding').first(),
    ).toBeAttached()
    await logIn(page)
    await expect(page).toHaveURL(shop.url('/cart'))
    await proceedFromCart(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Who is booking?' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(CUSTOMER.name)

    const payment = await openGateway(page)
    await expect(payment).toHaveAccessibleName('Pay ₹3,540 to Aperture Acres')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(payment).toBeVisible()
    await payWithCard(payment, CARDS.declined)
    await expect(payment.getByText(/declined by the bank/)).toBeVisible()
    await payWithCard(payment, CARDS.good)
    await expectConfirmed(page, shop)

    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click()
    await expect(bookingsOn(page, day)).toHaveCount(1)
    await bookingsOn(page, day)
      .getByRole('button', { name: /View details/ })
      .click()
    const details = page.getByRole('dialog', { name: /Booking #/ })
    await expect(details.getByText('Golden Hour')).toBeVisible()
    await expect(details.getByText('₹3,000')).toBeVisible()
    await expect(details.getByText('₹540')).toBeVisible()
  },
)
