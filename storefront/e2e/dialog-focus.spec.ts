import type { Locator, Page } from '@playwright/test'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { openAsCustomer } from './testing/customer.ts'
import { expect, test } from './testing/shop.ts'
import { dismissToasts, loginDialog, openDialogOf } from './testing/visitor.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 320, height: 568 }
/** More tab stops than any dialog has. */
const MOST_STOPS = 80

/** Empty if the focused element is visible, or taller than the window. */
function focusedStop(): { place: number; wrong: string } {
  const focused = document.activeElement
  const place = [...document.querySelectorAll('[role="dialog"] *')].indexOf(focused ?? document.body)
  const stop = (wrong: string) => ({ place, wrong })
  if (!focused?.closest('[role="dialog"]')) return stop(`focus is on ${focused?.tagName ?? 'nothing'}, outside`)
  if (focused.getAttribute('role') === 'dialog' || focused.getAttribute('role') === 'group') return stop('')
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const name = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
  if (top < 0 || left < 0 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5)
    return stop(`${name} is out of the window: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`)
  const [middle, inset] = [(left + right) / 2, Math.min(4, (bottom - top) / 4)]
  for (const y of [top + inset, (top + bottom) / 2, bottom - inset]) {
    const seen = document.elementFromPoint(middle, y)
    if (!seen || !(focused.contains(seen) || seen.contains(focused) || seen.closest('label')?.contains(focused)))
      return stop(`${name} is covered by ${seen?.outerHTML.slice(0, 80) ?? 'nothing'}`)
  }
  return stop('')
}

async function tabAround(page: Page, key: 'Tab' | 'Shift+Tab', size: string): Promise<void> {
  const stops = new Set<number>()
  for (let count = 1; count <= MOST_STOPS; count += 1) {
    await page.keyboard.press(key)
    const { place, wrong } = await page.evaluate(focusedStop)
    expect(wrong, `stop ${count} by ${key} at ${size}`).toBe('')
    // Stops once the focus has been around; three more presses make up for a lost key.
    if (stops.has(place) && count > stops.size + 3) break
    stops.add(place)
  }
  expect(stops.size).toBeGreaterThan(1)
}

async function expectFocusInSight(page: Page, dialog: Locator, sizes = [DESKTOP, PHONE]): Promise<void> {
  // A toast would cover the dialog.
  await dismissToasts(page)
  for (const size of sizes) {
    await page.setViewportSize(size)
    // A new month is covered for a moment, against double presses.
    await page.evaluate(async () => {
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.all(ending.map(({ finished }) => finished.catch(() => {})))
    })
    const named = `${size.width} × ${size.height}`
    await tabAround(page, 'Tab', named)
    // In the larger window nothing sticky could cover a stop only when it is reached backwards.
    if (size === PHONE) await tabAround(page, 'Shift+Tab', named)
    await expect(dialog).toBeVisible()
  }
  // Escape would first close an open calendar.
  await dialog.getByRole('button', { name: /^Close( filter)?$/ }).click()
  await expect(dialog).toBeHidden()
  await page.setViewportSize(DESKTOP)
}

// Each dialog has many tab stops, and is tabbed through three times.
test.describe.configure({ timeout: 120_000 })
test.use({ viewport: DESKTOP })

test('focus stays in sight in the booking dialog, and where the day of the shoot is chosen', async ({ page, shop }) => {
  await page.goto(shop.url('/pricing/pre-wedding-maternity'))
  const booking = await openDialogOf(page, 'Golden Hour')
  await expect(booking.getByRole('grid')).toBeVisible()
  await expectFocusInSight(page, booking)

  await page.getByRole('combobox', { name: 'When is your shoot?' }).click()
  const day = page.getByRole('dialog', { name: 'When is your shoot?' })
  await expect(day.getByRole('grid')).toBeVisible()
  await expectFocusInSight(page, day)
})

test('focus stays in sight in the dialogs of a customer’s bookings', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/bookings')
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click()
  await test.step('the details of a booking', async () => {
    await press(/^View details for booking/)
    const dialog = page.getByRole('dialog', { name: /^Booking #/ })
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible()
    await expectFocusInSight(page, dialog)
  })
  await test.step('the details of a tour', async () => {
    await press(/^Tour details/)
    const dialog = page.getByRole('dialog', { name: 'Studio tour' })
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible()
    await expectFocusInSight(page, dialog)
  })
  await test.step('the request for another day', async () => {
    await press(/^Ask to reschedule/)
    const dialog = page.getByRole('dialog', { name: 'Ask for another day' })
    // A tour has no nearby days.
    const near = dialog.getByRole('combobox', { name: 'Free near your day' })
    await expect(near.or(dialog.getByRole('grid'))).toBeVisible()
    if (await near.isVisible()) await near.selectOption({ label: 'Another day' })
    await expect(dialog.getByRole('grid')).toBeVisible()
    await expectFocusInSight(page, dialog)
  })
  await test.step('the change of the mobile number', async () => {
    await press(/^Edit mobile/)
    const dialog = page.getByRole('dialog', { name: 'Change mobile' })
    await dialog.getByRole('textbox', { name: /^New/ }).fill('9123456780')
    await dialog.getByRole('button', { name: 'Send OTP' }).click()
    await expect(dialog.getByRole('textbox', { name: /5-digit code/ })).toBeVisible()
    await expectFocusInSight(page, dialog)
  })
})

test('focus stays in sight where a stay is booked', async ({ page, shop }) => {
  await page.goto(shop.url('/luxury-cottage-stay'))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Book stay/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog').first()
  await expect(dialog.getByRole('grid')).toBeVisible()
  await expectFocusInSight(page, dialog)
})

test('focus stays in sight in the dialogs of the cart', async ({ page, shop }) => {
  await fillCart(page, shop, [{ ...GOLDEN_HOUR, date: dMy(DAY) }])
  await openAsCustomer(page, shop, '/cart')
  const offer = page.getByRole('dialog', { name: 'Anything else for the day?' })
  await expect(offer).toBeVisible()
  await expectFocusInSight(page, offer)

  await page.getByRole('button', { name: 'Change date' }).click()
  const dates = page.getByRole('dialog', { name: 'Change date' })
  await expect(dates.getByRole('grid')).toBeVisible()
  await expectFocusInSight(page, dates)
})

test('focus stays in sight in the login, and in the filters of a phone', async ({ page, shop }) => {
  await page.goto(shop.url('/outfits'))
  await page.getByRole('button', { name: 'Login/Register' }).click()
  const login = loginDialog(page)
  await login.getByRole('textbox', { name: 'Mobile number' }).fill('9876543210')
  await login.getByRole('button', { name: 'Send OTP' }).click()
  await expect(login.getByRole('textbox', { name: /5-digit code/ })).toBeVisible()
  await expectFocusInSight(page, login)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Price and all filters' }).click()
  const filters = page.getByRole('dialog', { name: 'Filter' })
  await expect(filters.getByRole('textbox', { name: 'Minimum price' })).toBeVisible()
  await expectFocusInSight(page, filters, [PHONE])
})
