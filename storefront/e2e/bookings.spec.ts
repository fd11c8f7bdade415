import type { Page } from '@playwright/test'
import { parseDMy } from '../text/dates.ts'
import { signIn } from './testing/customer.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { codeFrom, CUSTOMER } from './testing/visitor.ts'

interface Booking {
  OrderId: string
  ShootDate: string
  BookingType: string
  IsUpcoming: number
}

async function openBookings(page: Page, shop: Shop): Promise<Booking[]> {
  await signIn(page, shop)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/GetMyBookings'),
    page.goto(shop.url('/bookings')),
  ])
  await expect(page.getByRole('table', { name: 'Upcoming bookings' })).toBeVisible()
  return ((await answer.json()) as { bookingmodellist: Booking[] }).bookingmodellist
}

test(
  'a new mobile number is shown, also after a reload, and logs out other devices',
  {
    tag: [
      '@smoke',
      '@BOOK-05',
      '@CHG-07',
      '@CHG-08',
      '@CHG-10',
      '@CHG-11',
      '@CHG-12',
      '@CHG-14',
      '@STOR-04',
      '@API-36',
      '@API-37',
      '@CONST-27',
      '@CONST-28',
    ],
  },
  async ({ page, browser, shop }) => {
    const [context] = await Promise.all([browser.newContext(), openBookings(page, shop)])
    const elsewhere = await context.newPage()
    await openBookings(elsewhere, shop)

    const edit = page.getByRole('button', { name: 'Edit mobile' })
    await edit.click()
    const dialog = page.getByRole('dialog', { name: 'Change mobile' })
    const update = dialog.getByRole('button', { name: 'Update' })
    const number = '9123456780'
    await dialog.getByRole('textbox', { name: 'New mobile number' }).fill(number)
    const Otp = await codeFrom(page, `SendOtpForNonRegisterUserWeb?MobileNo=${number}`, () =>
      dialog.getByRole('button', { name: 'Send OTP' }).click(),
    )
    const code = dialog.getByRole('textbox', { name: '5-digit code sent to this number' })
    await code.pressSequentially(`a${Otp}6`)
    await expect(code).toHaveValue(Otp)
    const OldOtp = await codeFrom(page, `CheckMobileAndGenrateOtp?MobileNo=${CUSTOMER.mobile}`, () => update.click())
    const present = dialog.getByRole('textbox', { name: `5-digit code sent to ${CUSTOMER.mobile}` })
    await expect(present).toBeFocused()
    await page.keyboard.type(OldOtp)
    const [changed] = await Promise.all([page.waitForRequest('**/v1/ChangeMobileNumber'), update.click()])
    const UserId = await page.evaluate(() => sessionStorage.getItem('UserId'))
    expect(changed.postDataJSON()).toEqual({ UserId, NewMobileNumber: number, Otp, OldOtp })

    await expect(page.getByRole('region', { name: 'Messages', includeHidden: true })).toContainText(
      'Your mobile number has been changed. You are logged out everywhere else.',
    )
    await expect(dialog).toBeHidden()
    await expect(edit).toBeFocused()
    await expect(page.getByRole('main').getByText(number, { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('table', { name: 'Upcoming bookings' })).toBeVisible()
    await expect(page.getByRole('main').getByText(number, { exact: true })).toBeVisible()

    await elsewhere.reload()
    await expect(elsewhere.getByRole('alertdialog')).toContainText('Session expired..! Please login again')
    await context.close()
  },
)

test('details print without the page, and export to a calendar in studio time', async ({ page, shop }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const bookings = await openBookings(page, shop)
  const [shoot, past] = [1, 2].map((kind) =>
    bookings.find(({ BookingType, IsUpcoming }) => BookingType !== 'Recce' && (IsUpcoming === 1) === (kind === 1)),
  )
  await page.getByRole('button', { name: `View details for booking #${shoot?.OrderId}` }).click()
  const dialog = page.getByRole('dialog', { name: `Booking #${shoot?.OrderId}` })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /calendar/i }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`booking-${shoot?.OrderId}.ics`)
  const file = await (await download.createReadStream()).toArray()
  const day = parseDMy(shoot?.ShootDate ?? '')?.replaceAll('-', '')
  expect(Buffer.concat(file as Buffer[]).toString()).toMatch(
    new RegExp(`DTSTART;TZID=Asia/Kolkata:${day}T\\d{6}\r\nDTEND;TZID=Asia/Kolkata:${day}T\\d{6}\r\n`),
  )

  await dialog.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog.getByRole('region', { name: 'Billing summary' })).toBeVisible()
  await expect(page.getByText('Upcoming bookings', { exact: true }).first()).toBeHidden()
  for (const name of ['Print', 'Close', /^Ask to/, /calendar/i])
    await expect(dialog.getByRole('button', { name })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('button', { name: 'Close' }).click()

  // Past bookings can only be printed.
  await page.getByRole('button', { name: `View details for booking #${past?.OrderId}` }).click()
  const over = page.getByRole('dialog', { name: `Booking #${past?.OrderId}` })
  await expect(over.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(over.getByRole('button', { name: /calendar|Ask to/i })).toHaveCount(0)
  await over.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: /^Tour details/ }).click()
  const tour = page.getByRole('dialog', { name: 'Studio tour' })
  const title = tour.getByRole('heading', { name: /^Booking #/ })
  await expect(title).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(title).toBeVisible()
  await expect(tour.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await tour.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('main').getByRole('link', { name: 'terms', exact: true }).click()
  const terms = page.getByRole('heading', { name: 'Booking and Payment Terms' })
  await expect(terms).toBeFocused()
  await expect(terms).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(shop.url('/contact-us'))
  await page.goBack()
  await expect(page).toHaveURL(/#booking$/)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(terms).not.toBeFocused()
})
