import { DAY_WORDS } from '../../text/dayMessages.ts'
import { expect, type Locator, type Page } from '@playwright/test'

/**
 * The part of Playwright's `Page` and `Locator` that engines without Playwright offer, too (`engines/person.ts`). Steps on
 * a `Place` run in all of them.
 */
export interface Place {
  getByRole(role: 'button' | 'textbox', options: { name: string | RegExp; exact?: boolean }): Control
}

interface Control {
  click(): Promise<void>
  fill(text: string): Promise<void>
}

interface Shop {
  url(path: string): string
}

export const CUSTOMER = { name: 'Meera Joshi', mobile: '9876543210', email: 'meera@example.com' }

export const CARDS = {
  good: '4100 2800 0000 1007',
  declined: '4100 2800 0006 0003',
}

export async function openPackage(page: Page, shop: Shop, name = 'Golden Hour'): Promise<Locator> {
  await page.goto(shop.url('/pricing/pre-wedding-maternity'))
  return openDialogOf(page, name)
}

export async function openDialogOf(page: Page, name: string): Promise<Locator> {
  await declineServices(page)
  await page.getByRole('button', { name: `Add package ${name}` }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.waitFor()
  return dialog
}

/** A prerendered page loads the app at the first interaction. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }))
    // An expectation would wait 100, 350 and 850 ms between its checks.
    while (document.documentElement.hasAttribute('data-start')) await new Promise(requestAnimationFrame)
  })
}

/** Parts such as hearts load at the visitor's first move, or five seconds after their page. */
export async function moveOnce(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.mouse.move(1, 1)
}

/** The offer of more services could interrupt any step. The shop makes it once a visit, so this records that it was made. */
export async function declineServices(page: Page): Promise<void> {
  const offered = () => {
    try {
      sessionStorage.setItem('services-offered', '1')
    } catch {
      // Blank pages have no storage, and some flows take it away.
    }
  }
  await page.addInitScript(offered)
  await page.evaluate(offered)
}

type DayWords = (typeof DAY_WORDS)[keyof typeof DAY_WORDS]
export const KNOWN_DAY = new RegExp(Object.values(DAY_WORDS).join('|'))

/** Waits for the days of the month, which are drawn after its name: a day of the old one must not be pressed. */
export async function openNextMonth(place: Page | Locator): Promise<void> {
  const grid = place.getByRole('grid')
  await grid.waitFor()
  const before = (await grid.getAttribute('aria-label')) ?? ''
  await place.getByRole('button', { name: 'Next month' }).click()
  await expect(grid).not.toHaveAttribute('aria-label', before)
  // A new month is covered for a moment, against double presses.
  await grid.evaluate(async ({ nextElementSibling: cover }) => {
    await Promise.allSettled(cover!.getAnimations().map(({ finished }) => finished))
  })
}

/** @param mark the day's availability. @returns its text, `05 Jan 2026`. */
export async function pickDay(dialog: Locator, mark: DayWords): Promise<string> {
  await openNextMonth(dialog)
  await dialog
    .getByRole('gridcell')
    .getByRole('button', { name: new RegExp(`, ${mark}`) })
    // The first week may begin in this month.
    .and(dialog.locator(':not([data-outside-month])'))
    .first()
    .click()
  await dialog.getByText(mark, { exact: true }).last().waitFor()
  return dialog.getByRole('combobox', { name: / date$/ }).inputValue()
}

export async function addPackage(page: Page, shop: Shop): Promise<string> {
  const dialog = await openPackage(page, shop)
  const day = await pickDay(dialog, 'Available')
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(dialog).toBeHidden()
  return day
}

/** The sandbox sends the code in the response's message. */
export function codeIn(answer: string): string {
  const code = /\b\d{5}\b/.exec(answer)?.[0]
  if (!code) throw new Error(`There is no code in ${answer}`)
  return code
}

export async function codeFrom(page: Page, call: string, send: () => Promise<void>): Promise<string> {
  const [response] = await Promise.all([page.waitForResponse((answer) => answer.url().includes(`/v1/${call}`)), send()])
  return codeIn(await response.text())
}

export function loginDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: /^(Login|Enter your code)$/ })
}

/** @param codeOf sends the code by the given press and reads it. */
export async function logInOn(
  form: Place,
  mobile: string,
  codeOf: (send: () => Promise<void>) => Promise<string>,
): Promise<void> {
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(mobile)
  const code = await codeOf(() => form.getByRole('button', { name: 'Send OTP' }).click())
  await form.getByRole('textbox', { name: /5-digit code/ }).fill(code)
  await form.getByRole('button', { name: 'Login', exact: true }).click()
}

export async function logIn(page: Page, form: Page | Locator = page): Promise<void> {
  await declineServices(page)
  await logInOn(form, CUSTOMER.mobile, (send) => codeFrom(page, 'CheckMobileAndGenrateOtp', send))
}

/** A login in the dialog reloads the page. This returns once the reload has begun. */
export async function logInByDialog(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isBeforeLogin: true }))
  await logIn(page, loginDialog(page))
  await page.waitForFunction(() => !('isBeforeLogin' in window))
}

export async function proceedFromCart(page: Page): Promise<void> {
  await declineServices(page)
  await page.getByRole('button', { name: 'Proceed to checkout' }).click()
}

export function gateway(page: Page): Locator {
  return page.getByRole('dialog', { name: /Pay ₹.* to Aperture Acres/ })
}

/** Starts on /checkout. */
export async function openGateway(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await gateway(page).waitFor()
  return gateway(page)
}

export async function payWithCard(dialog: Place, number: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Card number' }).fill(number)
  await dialog.getByRole('textbox', { name: /Expiry/ }).fill('12/40')
  await dialog.getByRole('textbox', { name: /CVV/ }).fill('123')
  await dialog.getByRole('textbox', { name: /Name on card/ }).fill(CUSTOMER.name)
  await dialog.getByRole('button', { name: /^Pay ₹/ }).click()
}

export async function expectConfirmed(page: Page, shop: Shop): Promise<void> {
  const thanks = page.getByRole('heading', { name: 'Thank you! Your booking is confirmed.' })
  await thanks.waitFor({ timeout: 20_000 })
  await expect(page).toHaveURL(shop.url('/order-placed-sucessfully'))
}

export function bookingsOn(page: Page, day: string): Locator {
  const rows = page.getByRole('table', { name: 'Upcoming bookings' }).getByRole('row')
  // The demonstration customer has a tour in five days, which may be the same day. The row below it, without a header,
  // says until when it may be changed, which may also be the same day.
  return rows.filter({ has: page.getByRole('rowheader'), hasText: day, hasNotText: 'Studio tour' })
}

/** Toasts would only close by themselves after a while. */
export async function dismissToasts(page: Page): Promise<void> {
  const toasts = page.locator('section[aria-label="Messages"] li')
  await toasts.evaluateAll((all) => all.forEach((toast) => (toast as HTMLElement).click()))
  await expect(toasts).toHaveCount(0)
}
