import { expect, test } from './testing/shop.ts'
import {
  addPackage,
  bookingsOn,
  CARDS,
  CUSTOMER,
  expectConfirmed,
  logIn,
  loginDialog,
  openDialogOf,
  openGateway,
  openPackage,
  payWithCard,
  pickDay,
  proceedFromCart,
  register,
} from './testing/visitor.ts'

test(
  'a visitor books a shoot, from the home page to My bookings',
  {
    tag: [
      '@smoke',
      '@phone',
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
      '@PAY-20',
      '@OSUC-01',
      '@BOOK-06',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.address)
    await page.getByRole('link', { name: 'Check Pricing' }).first().click()
    await expect(page).toHaveURL(/\/pricing\/[\w-]+$/)
    await page.goto(shop.url('/pricing/pre-wedding-maternity'))
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

test('a guest’s cart survives login and registration', { tag: ['@SHELL-074', '@C-018'] }, async ({ page, shop }) => {
  const day = await addPackage(page, shop)
  await register(page, shop, { name: 'Asha Rao', email: 'asha@example.com', mobile: '9123456780' }, '/cart')
  await expect(page.getByRole('main').getByText(day)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})

test(
  'a login from the header returns to the same page with a message',
  { tag: ['@LOGF-16', '@LOGF-17', '@SHELL-026'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/pricing/pre-wedding-maternity'))
    await page.getByRole('button', { name: 'Login/Register' }).click()
    const dialog = loginDialog(page)
    await Promise.all([page.waitForEvent('load'), logIn(page, dialog)])
    await expect(page).toHaveURL(shop.url('/pricing/pre-wedding-maternity'))
    await expect(page.getByRole('button', { name: /Account of Meera Joshi/ })).toBeVisible()
  },
)

test('a sold-out date leads to a luxury room', { tag: ['@PRICE-25', '@PRICE-26'] }, async ({ page, shop }) => {
  const dialog = await openPackage(page, shop)
  await pickDay(dialog, 'Sold out')
  await expect(
    dialog.getByText('Green rooms are not available. Please choose Luxury Room and press Add to Cart.'),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test(
  'nothing is added without a date, and no second package',
  { tag: ['@ADD-01', '@ADD-02', '@VAL-10', '@VAL-11', '@CONST-05'] },
  async ({ page, shop }) => {
    const dialog = await openPackage(page, shop)
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(dialog.getByText('Please select date')).toBeVisible()
    // Announcements are not hidden behind the dialog.
    await expect(page.getByRole('alert')).toHaveText('Please select date')
    await pickDay(dialog, 'Available')
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(dialog).toBeHidden()

    const second = await openDialogOf(page, 'First Light')
    await pickDay(second, 'Available')
    await second.getByRole('button', { name: 'Add to cart' }).click()
    await expect(second.getByText('Package is already exist')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item', includeHidden: true })).toBeAttached()
  },
)

test.describe('empty and unknown pages', () => {
  // The console reports the status 404.
  test.use({ allowedErrors: [/status of 404/] })

  test(
    'an empty cart, an unknown address and a protected page say where to go',
    { tag: ['@CART-20', '@NF-01', '@SHELL-119', '@SHELL-086'] },
    async ({ page, shop }) => {
      await page.goto(shop.url('/cart'))
      await expect(page.getByRole('heading', { name: 'Oops! Your cart is empty!' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Start Booking now' })).toHaveAttribute(
        'href',
        '/pricing/bloggers--influencers',
      )

      await page.goto(shop.url('/nope/x'))
      await expect(page).toHaveURL(shop.url('/404'))
      await expect(page.getByRole('heading', { name: "Look like You're lost" })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)

      await page.goto(shop.url('/bookings'))
      await expect(page).toHaveURL(shop.url('/'))
      const dialog = loginDialog(page)
      await logIn(page, dialog)
      await expect(page).toHaveURL(shop.url('/bookings'))
      await expect(page.getByRole('heading', { name: /Welcome, Meera Joshi/ })).toBeVisible()
    },
  )
})
