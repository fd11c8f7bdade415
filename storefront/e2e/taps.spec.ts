/** How many taps common tasks take, not counting those into fields. */
import type { Locator, Page } from '@playwright/test'
import { openAsCustomer } from './testing/customer.ts'
import { expect, test } from './testing/shop.ts'
import { CARDS, codeFrom, CUSTOMER, expectConfirmed, gateway, payWithCard } from './testing/visitor.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

function finger() {
  const pressed: string[] = []
  return {
    pressed,
    async tap(target: Locator): Promise<void> {
      pressed.push(((await target.getAttribute('aria-label')) ?? (await target.textContent()) ?? '').trim())
      await target.tap()
    },
  }
}

async function signUp(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
  await tap(page.getByRole('main').getByRole('link', { name: 'Sign Up' }))
  await page.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('asha@example.com')
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9123456780')
  const send = () => tap(page.getByRole('button', { name: 'Send OTP' }))
  const code = await codeFrom(page, 'SendOtpForNonRegisterUserWeb', send)
  await page.getByRole('textbox', { name: /5-digit code/ }).fill(code)
  await tap(page.getByRole('button', { name: 'Register', exact: true }))
}

test(
  'a new customer books a package on a phone in at most 13 taps',
  { tag: ['@SHELL-074', '@C-018'] },
  async ({ page, shop }) => {
    const { pressed, tap } = finger()
    const proceed = page.getByRole('button', { name: 'Proceed to checkout' })
    await page.goto(shop.url('/'))
    await tap(page.getByRole('main').getByRole('link', { name: 'Check Pricing' }).first())
    await tap(page.getByRole('button', { name: 'Add package Golden Hour' }))
    const dialog = page.getByRole('dialog', { name: 'Golden Hour' })
    await tap(dialog.getByRole('button', { name: 'Next month' }))
    await tap(
      dialog
        .getByRole('gridcell')
        .getByRole('button', { name: /, Available/ })
        // The first week may begin in this month.
        .and(page.locator(':not([data-outside-month])'))
        .first(),
    )
    await tap(dialog.getByRole('button', { name: 'Add to cart' }))
    await tap(page.getByRole('main').getByRole('link', { name: /View cart$/ }))
    await tap(page.getByRole('button', { name: 'Go to checkout' }))
    await signUp(page, tap)
    await expect(page.getByRole('main').getByRole('article', { name: 'Golden Hour' })).toBeVisible()
    await tap(proceed)
    await tap(page.getByRole('button', { name: /^Pay ₹/ }))
    await payWithCard(gateway(page), CARDS.good)
    pressed.push('Pay')
    await expectConfirmed(page, shop)
    expect(pressed.length, pressed.join(' → ')).toBe(13)
  },
)

test('an outfit within a price is put into the cart in at most 5 taps', async ({ page, shop }) => {
  const { pressed, tap } = finger()
  await page.goto(shop.url('/outfits'))
  await tap(page.getByRole('button', { name: 'Price and all filters' }))
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Maximum price' }).fill('2500')
  await tap(sheet.getByRole('button', { name: 'Apply' }))
  await tap(page.getByRole('button', { name: 'Add to cart, Gulmohar Lehenga' }))
  await tap(page.getByRole('main').getByRole('link', { name: /View cart$/ }))
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  expect(pressed.length, pressed.join(' → ')).toBeLessThanOrEqual(5)
})

test('a studio tour is booked by a customer who is not logged in in at most 9 taps', async ({ page, shop }) => {
  const { pressed, tap } = finger()
  await page.goto(shop.url('/recce'))
  await page.getByRole('textbox', { name: 'Full Name' }).fill(CUSTOMER.name)
  await page.getByRole('textbox', { name: 'Email Id' }).fill(CUSTOMER.email)
  await page.getByRole('textbox', { name: 'Phone Number' }).fill(CUSTOMER.mobile)
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Music Video')
  await page.getByRole('combobox', { name: 'Visiting Date' }).tap()
  await tap(page.getByRole('button', { name: 'Next month' }))
  await tap(page.getByRole('gridcell').filter({ hasText: /^10$/ }).first().getByRole('button'))
  await tap(page.getByRole('button', { name: '11 AM' }))
  await tap(page.getByRole('button', { name: 'Pay and Book' }))
  const form = page.getByRole('main').or(page.getByRole('dialog')).last()
  const code = await codeFrom(page, 'CheckMobileAndGenrateOtp', () =>
    tap(form.getByRole('button', { name: 'Send OTP' })),
  )
  await form.getByRole('textbox', { name: /5-digit code/ }).fill(code)
  await tap(form.getByRole('button', { name: 'Login', exact: true }))
  await tap(page.getByRole('button', { name: 'Pay and Book' }))
  await payWithCard(gateway(page), CARDS.good)
  pressed.push('Pay')
  await expect(page).toHaveURL(shop.url('/order-success'), { timeout: 20_000 })
  expect(pressed.length, pressed.join(' → ')).toBeLessThanOrEqual(9)
})

test('another day is asked for in at most 4 taps', async ({ page, shop }) => {
  const { pressed, tap } = finger()
  await openAsCustomer(page, shop, '/')
  await tap(page.getByRole('button', { name: 'Open menu' }))
  await tap(page.getByRole('dialog').getByRole('link', { name: 'My Account/Booking' }))
  // The second booking is a package, whose free days are known.
  await tap(page.getByRole('button', { name: /^Ask to reschedule/ }).nth(1))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Send request' }))
  const request = page.getByText(/^You asked for \d+ \w{3}\. .+ stays yours until we answer\.$/)
  await expect(request).toBeVisible()
  expect(pressed.length, pressed.join(' → ')).toBeLessThanOrEqual(4)
  // It survives a reload, and the home page, which clears local storage.
  await page.goto(shop.url('/'))
  await page.goto(shop.url('/bookings'))
  await expect(request).toBeVisible()
})
