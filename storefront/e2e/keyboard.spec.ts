import type { Locator, Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { bookingsOn, CARDS, CUSTOMER, expectConfirmed, gateway } from './visitor.ts'

/** Presses Tab until this has the focus; a person would give up after a few hundred. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 250; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never reached the control')
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

test('the whole booking by keyboard alone', { tag: ['@KEYBOARD'] }, async ({ page, shop }) => {
  await page.goto(shop.address)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('main').getByRole('link', { name: /Check Pricing/ }).first())
  await expect(page).toHaveURL(/\/pricing\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await press(page, page.getByRole('button', { name: /^Add package/ }).first())
  const dialog = page.getByRole('dialog').first()
  await expect(dialog).toBeVisible()
  await press(page, dialog.getByRole('button', { name: 'Next month' }))
  const available = dialog.getByRole('gridcell').getByRole('button', { name: /, Available/ }).first()
  await expect(available).toBeVisible()
  const wanted = await available.getAttribute('aria-label')
  // One tab stop for the whole grid, then arrows.
  await tabTo(page, dialog.getByRole('gridcell').locator('[role=button][tabindex="0"]'))
  for (let presses = 0; presses < 40; presses += 1) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    if (at?.includes('Available')) break
    await page.keyboard.press('ArrowRight')
  }
  expect(wanted).toContain('Available')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Available', { exact: true }).last()).toBeVisible()
  const day = await dialog.getByRole('combobox', { name: 'Check-in date' }).inputValue()
  await press(page, dialog.getByRole('button', { name: 'Add to cart' }))
  await expect(dialog).toBeHidden()

  await press(page, page.getByRole('button', { name: 'Cart, 1 item' }))
  await press(page, page.getByRole('link', { name: 'View cart' }))
  const offer = page.getByRole('dialog', { name: 'Anything else for the day?' })
  await expect(offer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await press(page, page.getByRole('button', { name: 'Proceed to checkout' }))

  await type(page, page.getByRole('textbox', { name: 'Mobile number' }), CUSTOMER.mobile)
  const answer = page.waitForResponse('**/v1/CheckMobileAndGenrateOtp*')
  await page.keyboard.press('Enter')
  const code = /\b(\d{5})\b/.exec(await (await answer).text())?.[1] ?? ''
  await expect(page.getByRole('textbox', { name: /5 digit code/ })).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(shop.url('/cart'))
  await expect(offer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()

  await press(page, page.getByRole('button', { name: 'Proceed to checkout' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Who is booking?' })).toBeFocused()
  await press(page, page.getByRole('button', { name: /^Pay ₹/ }), 'Space')

  const payment = gateway(page)
  await type(page, payment.getByRole('textbox', { name: 'Card number' }), CARDS.good)
  await type(page, payment.getByRole('textbox', { name: /Expiry/ }), '1240')
  await type(page, payment.getByRole('textbox', { name: /CVV/ }), '123')
  await type(page, payment.getByRole('textbox', { name: /Name on card/ }), CUSTOMER.name)
  await page.keyboard.press('Enter')
  await expectConfirmed(page, shop)
  await press(page, page.getByRole('main').getByRole('link', { name: 'My bookings' }))
  await expect(bookingsOn(page, day)).toHaveCount(1)
  await press(page, bookingsOn(page, day).getByRole('button', { name: /View details/ }))
  await expect(page.getByRole('dialog', { name: /Booking #/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bookingsOn(page, day).getByRole('button', { name: /View details/ })).toBeFocused()
})
