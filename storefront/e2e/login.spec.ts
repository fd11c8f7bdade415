import type { Locator, Page } from '@playwright/test'
import { spoken } from '../../design-system/components/VisuallyHidden/said.ts'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { expect, test } from './testing/shop.ts'
import { codeFrom, codeIn, CUSTOMER, logIn, loginDialog } from './testing/visitor.ts'

type Place = Page | Locator

const mobile = (place: Place) => place.getByRole('textbox', { name: 'Mobile number' })
const code = (place: Place) => place.getByRole('textbox', { name: '5-digit code sent to this number' })
const button = (place: Place, name: string) => place.getByRole('button', { name, exact: true })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
/** Announcements, also behind a dialog. */
const said = (page: Page, role: 'status' | 'alert') => messages(page).getByRole(role)
const asked = (page: Page, call: string) => page.waitForResponse((answer) => answer.url().includes(`/v1/${call}`))

interface Told {
  response: { n: number; Msg: string }
}

async function sendCode(page: Page, place: Place = page, number = CUSTOMER.mobile): Promise<void> {
  await mobile(place).fill(number)
  await button(place, 'Send OTP').click()
  await expect(code(place)).toBeFocused()
}

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

function counted(page: Page, call: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes(`/v1/${call}`)) count += 1
  })
  return () => count
}

/** Delays the answers of a call. @returns a function that releases them. */
async function hold(page: Page, call: string): Promise<() => void> {
  let letGo = (): void => undefined
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/v1/${call}*`, async (route) => {
    await free
    await route.continue().catch(() => undefined)
  })
  return letGo
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test(
  'a mobile number and a code log in and return to the wanted page',
  {
    tag: [
      '@phone',
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
    // Seen at the corner, and read once: with the field, which has the focus.
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(response.Msg).last()).toBeVisible()
    await expect(said(page, 'status')).not.toContainText(response.Msg)
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
    await expect(said(page, 'status')).toContainText(answer.response.Msg)
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

test(
  'mobile number and code are checked in order and accept digits only',
  { tag: ['@VAL-21', '@VAL-51', '@VAL-52', '@VAL-53', '@VAL-54', '@VAL-55', '@CONST-25', '@CONST-27', '@CONST-28'] },
  async ({ page, shop }) => {
    const sends = counted(page, 'CheckMobileAndGenrateOtp')
    const verifications = counted(page, 'VerifyOptAndLogin')
    const refused = async (field: Locator, name: string, sentence: string) => {
      await button(page, name).click()
      // Announced as the description of the focused field, not by the toast.
      await expect(messages(page)).toContainText(sentence)
      await expect(said(page, 'alert')).toBeEmpty()
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${sentence.replace('.', '\\.')}`))
    }
    await page.goto(shop.url('/login'))
    await refused(mobile(page), 'Send OTP', 'Please enter your mobile no.')
    await mobile(page).pressSequentially('91a2-3 45678')
    await refused(mobile(page), 'Send OTP', 'Mobile number must be 10 digits')
    // An eleventh digit is refused, also after the country code.
    await mobile(page).pressSequentially('905')
    await expect(mobile(page)).toHaveValue('9123456789')
    expect(sends()).toBe(0)

    await sendCode(page)
    await refused(code(page), 'Login', 'Please enter valid OTP')
    await code(page).pressSequentially('1x2345')
    await expect(code(page)).toHaveValue('12345')
    await code(page).pressSequentially('6')
    await expect(code(page)).toHaveValue('12345')
    await code(page).press('Backspace')
    await refused(code(page), 'Login', 'Please enter valid OTP')
    expect(verifications()).toBe(0)

    // The provider judges a first digit of 6.
    await mobile(page).fill('6123456789')
    await Promise.all([asked(page, 'CheckMobileAndGenrateOtp'), button(page, 'Send OTP').click()])
    await page.goto(shop.url('/recce'))
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Asha Rao')
    await page.getByRole('textbox', { name: 'Email Id' }).fill('asha@example.com')
    await page.getByRole('textbox', { name: 'Phone Number' }).fill('6123456789')
    await button(page, 'Pay and Book').click()
    await expect(page.getByRole('main').getByText('Phone number is not valid')).toBeVisible()
  },
)

test('Enter in the field reports a refusal too', { tag: ['@VAL-51', '@VAL-55'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/login'))
  await mobile(page).press('Enter')
  await expect(said(page, 'alert')).toHaveText('Please enter your mobile no.')
  await expect(mobile(page)).toHaveAccessibleDescription('Please enter your mobile no.')
  await sendCode(page)
  await mockAnswer(page, 'VerifyOptAndLogin', { response: { n: 0, Msg: 'That code is not ours.' } })
  await code(page).fill('00000')
  await code(page).press('Enter')
  await expect(said(page, 'alert')).toContainText('That code is not ours.')
  await expect(code(page)).toHaveAccessibleDescription(/^That code is not ours\./)
})

test(
  'an edited number returns to the first step and drops the earlier request',
  { tag: ['@LOGF-10', '@LOGF-11', '@LOGF-12', '@LOGF-13'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/login'))
    await sendCode(page)
    await code(page).fill('12')
    await mobile(page).focus()
    await page.keyboard.press('Tab')
    await expect(code(page)).toHaveValue('12')
    await mobile(page).press('End')
    await page.keyboard.type('5')
    await expect(code(page)).toHaveCount(0)
    await expect(page.getByText(/^Resend/)).toHaveCount(0)

    await sendCode(page)
    await expect(code(page)).toHaveValue('')
    await mobile(page).clear()
    await expect(code(page)).toHaveCount(0)

    const letGo = await hold(page, 'CheckMobileAndGenrateOtp')
    await mobile(page).fill(CUSTOMER.mobile)
    await button(page, 'Send OTP').click()
    await expect(button(page, 'Please Wait...')).toBeVisible()
    await mobile(page).fill('9123456780')
    await expect(button(page, 'Send OTP')).toBeEnabled()
    letGo()
    // An unknown number gets the second answer and no code.
    await button(page, 'Send OTP').click()
    await expect(
      page.getByRole('main').getByText('This mobile number is not registered. Please register first.'),
    ).toBeVisible()
    await expect(code(page)).toHaveCount(0)
  },
)

test(
  'the dialog in the header counts down fifteen seconds before a code can be resent',
  { tag: ['@LOGF-07', '@LOGF-08', '@LOGF-09', '@CONST-33', '@CONST-45'] },
  async ({ page, shop }) => {
    await page.clock.install()
    await page.goto(shop.url('/faqs'))
    await button(page, 'Login/Register').click()
    const dialog = loginDialog(page)
    await expect(dialog).toHaveAccessibleName('Login')
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await sendCode(page, dialog)
    await expect(dialog).toHaveAccessibleName('Enter your code')
    const shows = async (seconds: number) =>
      expect(dialog.getByText(`Resend in 0:${String(seconds).padStart(2, '0')}`)).toBeVisible()
    await shows(15)
    await page.clock.runFor(1000)
    await shows(14)
    await page.clock.runFor(1000)
    await shows(13)
    await page.clock.runFor(12_000)
    await shows(1)
    await expect(button(dialog, 'Resend')).toHaveCount(0)
    await page.clock.runFor(1000)
    await code(dialog).fill('123')
    await Promise.all([asked(page, 'CheckMobileAndGenrateOtp'), button(dialog, 'Resend').click()])
    await shows(15)
    await expect(code(dialog)).toBeFocused()
    await expect(code(dialog)).toHaveValue('')

    await mobile(dialog).fill('98765')
    await expect(dialog).toHaveAccessibleName('Login')

    await page.keyboard.press('Escape')
    await page.clock.runFor(500)
    await expect(dialog).toBeHidden()
    await expect(button(page, 'Login/Register')).toBeFocused()
  },
)

test(
  'a refusal is shown verbatim, and the button works again',
  { tag: ['@phone', '@LOGF-06', '@LOGF-20', '@ERR-07', '@ERR-08'] },
  async ({ page, shop }) => {
    const refused = async (name: string, sentence: string) => {
      await expect(messages(page)).toContainText(sentence)
      await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
      await expect(button(page, name)).toBeEnabled()
    }
    await page.goto(shop.url('/login?ref=/sets'))
    await mockAnswer(page, 'CheckMobileAndGenrateOtp', { response: { n: 0, Msg: 'No <b>codes</b> today.' } })
    await mobile(page).fill(CUSTOMER.mobile)
    await button(page, 'Send OTP').click()
    await refused('Send OTP', 'No <b>codes</b> today.')
    await expect(said(page, 'alert')).toHaveText('No <b>codes</b> today.')
    await expect(code(page)).toHaveCount(0)

    await page.unroute('**/v1/CheckMobileAndGenrateOtp*')
    const letGo = await hold(page, 'CheckMobileAndGenrateOtp')
    const sends = counted(page, 'CheckMobileAndGenrateOtp')
    await button(page, 'Send OTP').dblclick()
    await mobile(page).press('Enter')
    await expect(button(page, 'Please Wait...')).toBeVisible()
    letGo()
    await expect(code(page)).toBeFocused()
    expect(sends()).toBe(1)

    await mockAnswer(page, 'VerifyOptAndLogin', { response: { n: 0, Msg: 'That code is not ours.' } })
    await code(page).fill('00000')
    await button(page, 'Login').click()
    await refused('Login', 'That code is not ours.')
    await expect(code(page)).toBeFocused()
    await expect(code(page)).toHaveAccessibleDescription(/^That code is not ours\./)
    await expect(said(page, 'alert')).not.toContainText('That code')
    await page.keyboard.type('41')
    await expect(code(page)).toHaveValue('41')
    await expect(page.getByRole('main').getByText('That code is not ours.')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('TokenId'))).toBeNull()
  },
)

test('after too many codes the form says when to try again and keeps the number', async ({ page, shop }) => {
  await page.clock.install()
  await page.goto(shop.url('/login'))
  for (let sends = 0; sends < 5; sends += 1)
    await answerOf(page, shop, 'CheckMobileAndGenrateOtp', { MobileNo: CUSTOMER.mobile })
  await mobile(page).fill(CUSTOMER.mobile)
  await button(page, 'Send OTP').click()
  const main = page.getByRole('main')
  // With the day where that is tomorrow. A full hour is also said, as "7 am", after what is seen.
  const sentence =
    /^Too many codes were asked for\. Please try again after (\d\d \w{3} \d{4}, )?\d{1,2}:\d\d [ap]m IST\.$/
  await expect(main.getByText(sentence).first()).toBeVisible()
  await expect(said(page, 'alert')).toContainText('Too many codes were asked for.')
  await expect(main.getByText(/^You can try again in 1[45]:\d\d$/)).toBeVisible()
  await expect(main.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/)
  await expect(mobile(page)).toHaveValue(CUSTOMER.mobile)
  await expect(code(page)).toHaveCount(0)
  await Promise.all([asked(page, 'CheckMobileAndGenrateOtp'), button(page, 'Send OTP').click()])
  await expect(main.getByText(sentence).first()).toBeVisible()

  await page.clock.fastForward('10:00')
  await expect(main.getByText(/^You can try again in [45]:\d\d$/)).toBeVisible()
  await page.clock.fastForward('05:00')
  await expect(main.getByText('You can try again now.')).toBeVisible()
  shop.change("DELETE FROM rows WHERE table_name = 'counts'")
  await button(page, 'Send OTP').click()
  await expect(code(page)).toBeFocused()
})

test('after five wrong codes no other is accepted, and Resend waits', async ({ page, shop }) => {
  await page.goto(shop.url('/login'))
  const sent = await codeFrom(page, 'CheckMobileAndGenrateOtp', () => sendCode(page))
  const wrong = sent === '12345' ? '54321' : '12345'
  const main = page.getByRole('main')
  for (let guesses = 0; guesses < 5; guesses += 1) {
    await code(page).fill(wrong)
    await Promise.all([asked(page, 'VerifyOptAndLogin'), button(page, 'Login').click()])
    await expect(main.getByText(/^This OTP is not correct\./).first()).toBeVisible()
  }
  const sentence = /Too many wrong codes were entered\. Please try again after .* IST\.$/
  await expect(main.getByText(sentence).first()).toBeVisible()
  await expect(main.getByText(/^Resend in 1[45]:\d\d$/)).toBeVisible()
  await expect(code(page)).toBeFocused()
  await code(page).fill(sent)
  await button(page, 'Login').click()
  await expect(main.getByText(/^Too many wrong codes were entered\./).first()).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('TokenId'))).toBeNull()
})

test('a visitor who looks away for a minute still finds the code under its field', async ({ page, shop }) => {
  await page.clock.install()
  await page.goto(shop.url('/login?ref=/sets'))
  await sendCode(page)
  await page.clock.runFor(60_000)
  await expect(messages(page).getByRole('listitem')).toHaveCount(0)
  const line = page.getByRole('main').getByText(/98•+210\. Sandbox code: \d{5}/)
  await expect(line).toBeVisible()
  await expect(code(page)).toHaveAccessibleDescription(/Sandbox code: \d{5}$/)
  await code(page).fill(codeIn(await line.innerText()))
  await button(page, 'Login').click()
  await expect(page).toHaveURL(shop.url('/sets'))
})

test('a code requested by someone else does not invalidate the own one', async ({ page, browser, shop }) => {
  await page.goto(shop.url('/login?ref=/sets'))
  const mine = await codeFrom(page, 'CheckMobileAndGenrateOtp', () => sendCode(page))
  const context = await browser.newContext()
  const stranger = await context.newPage()
  await stranger.goto(shop.url('/login'))
  await sendCode(stranger)
  await code(stranger).fill(mine)
  await button(stranger, 'Login').click()
  await expect(stranger.getByRole('main').getByText(/^This OTP is not correct\./)).toBeVisible()
  await context.close()

  await code(page).fill(mine)
  await button(page, 'Login').click()
  await expect(page).toHaveURL(shop.url('/sets'))
})

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

      // A customer sees the form too.
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

test('a return path stays on this site', { tag: ['@LOGIN-03'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/login?ref=//example.com'))
  await logIn(page)
  await expect(page).toHaveURL(shop.url('/'))
  for (const elsewhere of ['https://example.com', '/\\example.com', '%2F%2Fexample.com']) {
    await page.goto(shop.url(`/login?ref=${elsewhere}`))
    await expect(page).toHaveURL(shop.url('/'))
  }
})
