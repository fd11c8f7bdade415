import type { Locator, Page } from '@playwright/test'
import { spoken } from '../../design-system/components/VisuallyHidden/said.ts'
import { expect, test } from './testing/shop.ts'
import { CUSTOMER, logIn } from './testing/visitor.ts'

type Place = Page | Locator

const mobile = (place: Place) => place.getByRole('textbox', { name: 'Mobile number' })
const code = (place: Place) => place.getByRole('textbox', { name: '5-digit code sent to this number' })
const button = (place: Place, name: string) => place.getByRole('button', { name, exact: true })
const said = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('status')
const asked = (page: Page, call: string) => page.waitForResponse((answer) => answer.url().includes(`/v1/${call}`))

interface Told {
  response: { n: number; Msg: string }
}

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test(
  'a mobile number and a code log in and return to the wanted page',
  {
    tag: [
      '@smoke',
      '@oldest',
      '@LOGIN-01',
      '@LOGIN-02',
      '@LOGIN-03',
      '@LOGF-01',
      '@LOGF-02',
      '@LOGF-03',
      '@LOGF-04',
      '@LOGF-05',
      '@LOGF-14',
      '@LOGF-15',
      '@LOGF-18',
      '@LOGF-19',
      '@API-38',
      '@API-39',
      '@ERR-13',
      '@ERR-14',
      '@STOR-01',
      '@STOR-02',
      '@STOR-03',
      '@STOR-04',
      '@STOR-05',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.url('/login?ref=/recce'))
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    await expect(code(page)).toHaveCount(0)
    await paste(page, mobile(page), '+91 98765 43210')
    await expect(mobile(page)).toHaveValue(CUSTOMER.mobile)

    const [sent] = await Promise.all([asked(page, 'CheckMobileAndGenrateOtp'), button(page, 'Send OTP').click()])
    expect(sent.request().method()).toBe('GET')
    expect([...new URL(sent.url()).searchParams]).toEqual([['MobileNo', CUSTOMER.mobile]])
    const { response } = (await sent.json()) as Told
    // The toast is visible, but only the focused field's error is read.
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(response.Msg).last()).toBeVisible()
    await expect(said(page)).not.toContainText(response.Msg)
    await expect(code(page)).toBeFocused()
    await expect(code(page)).toHaveAccessibleDescription(new RegExp(spoken(response.Msg).replaceAll('.', '\\.')))
    await expect(page.getByText(/^Resend in 0:1\d$/)).toBeVisible()

    const [, first, rest] = /\b(\d\d)(\d{3})\b/.exec(response.Msg) ?? []
    await paste(page, code(page), `${first}-${rest}`)
    await expect(code(page)).toHaveValue(`${first}${rest}`)
    const [verified] = await Promise.all([asked(page, 'VerifyOptAndLogin'), page.keyboard.press('Enter')])
    expect(verified.request().method()).toBe('GET')
    expect([...new URL(verified.url()).searchParams]).toEqual([
      ['MobileNo', CUSTOMER.mobile],
      ['otp', `${first}${rest}`],
    ])
    const answer = (await verified.json()) as Told & { Token: string; UserDetails: { Id: string } }
    await expect(page).toHaveURL(shop.url('/recce'))
    await expect(said(page)).toContainText(answer.response.Msg)
    const keys = await page.evaluate(() =>
      Object.fromEntries(
        ['TokenId', 'UserId', 'UserName', 'UserMobileNo', 'UserEmailId'].map((key) => [
          key,
          sessionStorage.getItem(key),
        ]),
      ),
    )
    expect(keys).toEqual({
      TokenId: answer.Token,
      UserId: answer.UserDetails.Id,
      UserName: CUSTOMER.name,
      UserMobileNo: CUSTOMER.mobile,
      UserEmailId: CUSTOMER.email,
    })
  },
)

test.describe('a failing provider', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test(
    'leads guest and customer to the login page without losing anything',
    { tag: ['@STOR-20', '@ERR-28', '@ERR-30', '@ERR-32'] },
    async ({ page, shop }) => {
      await page.goto(shop.url('/faqs'))
      await page.evaluate(() => localStorage.setItem('recceeLocalDetails', '{}'))
      await page.route('**/v1/CheckMobileAndGenrateOtp*', (route) => route.fulfill({ status: 500, body: 'oops' }))
      await button(page, 'Login/Register').click()
      const dialog = page.getByRole('dialog', { name: 'Login' })
      await mobile(dialog).fill(CUSTOMER.mobile)
      await button(dialog, 'Send OTP').click()
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText('Session expired..! Please login again')
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['SessionAlert'])
      await button(alert, 'OK').click()
      await expect(page).toHaveURL(shop.url('/login?ref=/faqs'))
      await expect(dialog).toBeHidden()

      await mobile(page).fill(CUSTOMER.mobile)
      await button(page, 'Send OTP').click()
      await expect(page.getByRole('main').getByText('Something bad happened; please try again later.')).toBeVisible()
      await expect(alert).toHaveCount(0)
      await expect(mobile(page)).toHaveValue(CUSTOMER.mobile)
      await page.unroute('**/v1/CheckMobileAndGenrateOtp*')
      await logIn(page)
      await expect(page).toHaveURL(shop.url('/faqs'))
      // Focus moves to the new page, which closes the menu.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

      // Customers can open the form, too.
      await page.route('**/v1/GetMyBookings?*', (route) => route.fulfill({ status: 401, body: '' }))
      await button(page, `Account of ${CUSTOMER.name}`).click()
      await page.getByRole('link', { name: 'My Account/Booking' }).click()
      await button(page.getByRole('alertdialog'), 'OK').click()
      await expect(page).toHaveURL(shop.url('/login?ref=/bookings'))
      await page.unroute('**/v1/GetMyBookings?*')
      await logIn(page)
      await expect(page).toHaveURL(shop.url('/bookings'))
      await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${CUSTOMER.name}` })).toBeVisible()
    },
  )
})
