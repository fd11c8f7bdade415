/** Tab through each tall dialog, once around and back: what has focus is wholly in the window, and nothing covers it. */
import type { Locator, Page } from '@playwright/test'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { openAsCustomer } from './testing/customer.ts'
import { openCartAsCustomer } from './testing/payer.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { declineServices, openPackage } from './testing/visitor.ts'

const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]
/** More stops than any dialog has. */
const MOST_STOPS = 80

/** What is wrong with the place of the focused element; empty where it is in sight, or taller than the window. */
function hiddenFocus(): string {
  const focused = document.activeElement
  if (!focused || !focused.closest('[role="dialog"]')) return `focus is on ${focused?.tagName ?? 'nothing'}, outside`
  if (focused.getAttribute('role') === 'dialog' || focused.getAttribute('role') === 'group') return ''
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const name = focused.getAttribute('aria-label') ?? focused.textContent ?? ''
  if (top < 0 || left < 0 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5)
    return `${name} is out of the window: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`
  const [middle, inset] = [(left + right) / 2, Math.min(4, (bottom - top) / 4)]
  for (const y of [top + inset, (top + bottom) / 2, bottom - inset]) {
    const seen = document.elementFromPoint(middle, y)
    if (!seen || !(focused.contains(seen) || seen.contains(focused) || seen.closest('label')?.contains(focused)))
      return `${name} is covered by ${seen?.outerHTML.slice(0, 80) ?? 'nothing'}`
  }
  return ''
}

async function walk(page: Page, dialog: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const stops = new Set<string>()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key)
    expect(await page.evaluate(hiddenFocus), `stop ${stop + 1} by ${key}`).toBe('')
    const place = await page.evaluate(() => {
      const all = [...document.querySelectorAll('[role="dialog"] *')]
      return String(all.indexOf(document.activeElement ?? document.body))
    })
    // Twice around, so that Tab has wrapped.
    if (stops.has(place) && stop > stops.size * 1.5) break
    stops.add(place)
  }
  expect(stops.size).toBeGreaterThan(1)
  await expect(dialog).toBeVisible()
}

type Open = (page: Page, shop: Shop) => Promise<Locator>

async function openBooking(page: Page, shop: Shop): Promise<Locator> {
  await openAsCustomer(page, shop, '/bookings')
  await page
    .getByRole('button', { name: /^View details for booking/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Booking #/ })
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible()
  return dialog
}

const changes =
  (kind: 'email' | 'mobile', value: string): Open =>
  async (page, shop) => {
    await openAsCustomer(page, shop, '/bookings')
    await page.getByRole('button', { name: `Edit ${kind}` }).click()
    const dialog = page.getByRole('dialog', { name: `Change ${kind}` })
    await dialog.getByRole('textbox', { name: /^New/ }).fill(value)
    await dialog.getByRole('button', { name: 'Send OTP' }).click()
    await expect(dialog.getByRole('textbox', { name: /5-digit code/ })).toBeVisible()
    return dialog
  }

const DIALOGS: Readonly<Record<string, Open>> = {
  'the booking dialog': (page, shop) => openPackage(page, shop),
  'the details of a booking': openBooking,
  'the details of a tour': async (page, shop) => {
    await openAsCustomer(page, shop, '/bookings')
    await page
      .getByRole('button', { name: /^Tour details/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Studio tour' })
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible()
    return dialog
  },
  'the request for another day': async (page, shop) => {
    await openAsCustomer(page, shop, '/bookings')
    await page
      .getByRole('button', { name: /^Ask to reschedule/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Ask for another day' })
    // For a tour there are none near.
    const near = dialog.getByRole('combobox', { name: 'Free near your day' })
    await expect(near.or(dialog.getByRole('grid'))).toBeVisible()
    if (await near.isVisible()) await near.selectOption({ label: 'Another day' })
    await expect(dialog.getByRole('grid')).toBeVisible()
    return dialog
  },
  'the day of the shoot': async (page, shop) => {
    await page.goto(shop.url('/pricing/pre-wedding-maternity'))
    await page.getByRole('combobox', { name: 'When is your shoot?' }).click()
    const dialog = page.getByRole('dialog', { name: 'When is your shoot?' })
    await expect(dialog.getByRole('grid')).toBeVisible()
    return dialog
  },
  'a stay': async (page, shop) => {
    await page.goto(shop.url('/luxury-cottage-stay'))
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(?:Book|Add|Choose|Check)/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible()
    return page.getByRole('dialog').first()
  },
  'the change of the email': changes('email', 'meera.joshi@example.com'),
  'the change of the mobile number': changes('mobile', '9123456780'),
  'the change of a day in the cart': async (page, shop) => {
    await openCartAsCustomer(page, shop)
    await page.getByRole('button', { name: 'Change date' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change date' })
    await expect(dialog.getByRole('grid')).toBeVisible()
    return dialog
  },
  'the offer of services': async (page, shop) => {
    await fillCart(page, shop, [{ ...GOLDEN_HOUR, date: dMy(DAY) }])
    await openAsCustomer(page, shop, '/cart')
    const dialog = page.getByRole('dialog', { name: 'Anything else for the day?' })
    await expect(dialog).toBeVisible()
    return dialog
  },
  'the login': async (page, shop) => {
    await page.goto(shop.url('/'))
    const login = page.getByRole('button', { name: 'Login/Register' })
    if (!(await login.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click()
    await login.click()
    const first = page.getByRole('dialog', { name: 'Login' })
    await first.getByRole('textbox', { name: 'Mobile number' }).fill('9876543210')
    await first.getByRole('button', { name: 'Send OTP' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enter your code' })
    await expect(dialog.getByRole('textbox', { name: /5-digit code/ })).toBeVisible()
    return dialog
  },
  'the filters of outfits': async (page, shop) => {
    await page.goto(shop.url('/outfits'))
    await page.getByRole('button', { name: 'Price and all filters' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filter' })
    await expect(dialog.getByRole('textbox', { name: 'Minimum price' })).toBeVisible()
    return dialog
  },
}
/** Elsewhere the filters are in the page. */
const ONLY_NARROW = ['the filters of outfits']
const OFFERED = 'the offer of services'

for (const [name, open] of Object.entries(DIALOGS)) {
  for (const size of WINDOWS) {
    if (ONLY_NARROW.includes(name) && size.width > 1000) continue
    test(`focus in ${name} stays in sight at ${size.width} × ${size.height}`, async ({ page, shop }) => {
      await page.setViewportSize(size)
      if (name !== OFFERED) await declineServices(page)
      const dialog = await open(page, shop)
      // A toast lies over the dialog for a moment.
      const messages = page.getByRole('region', { name: 'Messages', includeHidden: true })
      await expect(messages.getByRole('listitem', { includeHidden: true })).toHaveCount(0)
      await walk(page, dialog, 'Tab')
      await walk(page, dialog, 'Shift+Tab')
    })
  }
}
