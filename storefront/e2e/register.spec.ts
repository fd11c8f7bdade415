import type { Locator, Page } from '@playwright/test'
import { mockAnswer } from './testing/provider.ts'
import { expect, test } from './testing/shop.ts'

const ASHA = { name: "Asha O'Neil Rao", email: 'asha@example.com', mobile: '9123456780' }

const main = (page: Page) => page.getByRole('main')
const box = (page: Page, name: string | RegExp) => main(page).getByRole('textbox', { name, exact: true })
const name = (page: Page) => box(page, 'Full name')
const email = (page: Page) => box(page, 'Email')
const mobile = (page: Page) => box(page, 'Mobile number')
const code = (page: Page) => box(page, '5-digit code sent to this number')
const button = (page: Page, text: string) => main(page).getByRole('button', { name: text, exact: true })
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const said = (page: Page, role: 'status' | 'alert') => messages(page).getByRole(role)
const asked = (page: Page, call: string) => page.waitForResponse((answer) => answer.url().includes(`/v1/${call}`))

/** This call has no envelope. */
interface Told {
  Msg: string
}

async function fillIn(page: Page, person = ASHA): Promise<void> {
  await name(page).fill(person.name)
  await email(page).fill(person.email)
  await mobile(page).fill(person.mobile)
}

async function sendCode(page: Page): Promise<string> {
  const [sent] = await Promise.all([asked(page, 'SendOtpForNonRegisterUserWeb'), button(page, 'Send OTP').click()])
  await expect(code(page)).toBeFocused()
  return /\b(\d{5})\b/.exec(((await sent.json()) as Told).Msg)?.[1] ?? ''
}

/** Fields and buttons, from top to bottom. */
const controls = (page: Page) =>
  main(page)
    .locator('form')
    .evaluate((form) =>
      [...form.querySelectorAll('input, button')].map((control) =>
        control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent,
      ),
    )

test(
  'Sign Up in the dialog registers with a code and returns to the wanted page',
  {
    tag: [
      '@phone',
      '@LOGIN-04',
      '@REG-01',
      '@REG-02',
      '@REG-03',
      '@REG-04',
      '@REG-05',
      '@REG-06',
      '@REGF-01',
      '@REGF-02',
      '@REGF-08',
      '@REGF-09',
      '@API-36',
      '@API-40',
      '@ERR-13',
      '@VAL-22',
    ],
  },
  async ({ page, shop, isMobile }) => {
    await page.goto(shop.url('/faqs'))
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Login/Register' }).click()
    await page.getByRole('dialog', { name: 'Login' }).getByRole('link', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL(shop.url('/register?ref=%2Ffaqs'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeFocused()
    await main(page).getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(shop.url('/login?ref=%2Ffaqs'))
    await main(page).getByRole('link', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL(shop.url('/register?ref=%2Ffaqs'))

    await fillIn(page)
    expect(await controls(page)).toEqual(['Full name', 'Email', 'Mobile number', 'Send OTP'])
    const [sent] = await Promise.all([asked(page, 'SendOtpForNonRegisterUserWeb'), button(page, 'Send OTP').click()])
    expect(sent.request().method()).toBe('GET')
    expect([...new URL(sent.url()).searchParams]).toEqual([['MobileNo', ASHA.mobile]])
    const { Msg } = (await sent.json()) as Told
    // Read once: with the field, which has the focus.
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(Msg).last()).toBeVisible()
    await expect(said(page, 'status')).not.toContainText(Msg)
    await expect(code(page)).toBeFocused()
    expect(await controls(page)).toEqual([
      'Full name',
      'Email',
      'Mobile number',
      '5-digit code sent to this number',
      'Register',
    ])

    const Otp = /\b(\d{5})\b/.exec(Msg)?.[1] ?? ''
    await code(page).fill(Otp)
    const [registered] = await Promise.all([asked(page, 'VerifyOtpAndRegister'), button(page, 'Register').click()])
    expect(registered.request().method()).toBe('POST')
    expect(registered.request().postDataJSON()).toEqual({
      Name: ASHA.name,
      Mobile: ASHA.mobile,
      EmailId: ASHA.email,
      Otp,
    })
    const { Token, UserDetails } = (await registered.json()) as { Token: string; UserDetails: { Id: string } }
    await expect(page).toHaveURL(shop.url('/faqs'))
    const keys = await page.evaluate(() =>
      Object.fromEntries(
        ['TokenId', 'UserId', 'UserName', 'UserMobileNo', 'UserEmailId'].map((key) => [
          key,
          sessionStorage.getItem(key),
        ]),
      ),
    )
    expect(keys).toEqual({
      TokenId: Token,
      UserId: UserDetails.Id,
      UserName: ASHA.name,
      UserMobileNo: ASHA.mobile,
      UserEmailId: ASHA.email,
    })
  },
)

test(
  'errors are reported one at a time, in order, and a refusal verbatim',
  {
    tag: [
      '@REGF-10',
      '@ERR-08',
      '@VAL-22',
      '@VAL-56',
      '@VAL-57',
      '@VAL-58',
      '@VAL-59',
      '@VAL-60',
      '@VAL-61',
      '@CONST-25',
      '@CONST-27',
      '@CONST-28',
    ],
  },
  async ({ page, shop }) => {
    let calls = 0
    page.on('request', (request) => {
      if (/SendOtpForNonRegisterUserWeb|VerifyOtpAndRegister/.test(request.url())) calls += 1
    })
    const refused = async (field: Locator, sentence: string, press = 'Send OTP') => {
      await button(page, press).click()
      // Announced as the description of the focused field.
      await expect(messages(page)).toContainText(sentence)
      await expect(said(page, 'alert')).not.toContainText(sentence)
      await expect(field).toBeFocused()
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${sentence.replace('.', '\\.')}`))
      await expect(main(page).locator('[aria-invalid="true"]')).toHaveCount(1)
    }
    const turnedDown = async (sentence: string, press: string) => {
      await button(page, press).click()
      await expect(said(page, 'alert')).toContainText(sentence)
      await expect(main(page).getByText(sentence)).toBeVisible()
      await expect(button(page, press)).toBeEnabled()
    }
    await page.goto(shop.url('/register'))
    await refused(name(page), 'Please enter your name')
    await name(page).fill('   ')
    await refused(name(page), 'Please enter your name')
    await name(page).fill('1abc')
    await refused(email(page), 'Please enter your email address')
    await email(page).fill('abc')
    await refused(email(page), 'Please enter proper email address')
    await email(page).fill(ASHA.email)
    await refused(mobile(page), 'Please enter your mobile no.')
    await mobile(page).pressSequentially('91x234 5678')
    await refused(mobile(page), 'Mobile number must be 10 digits')
    expect(calls).toBe(0)

    await mobile(page).fill('9876543210')
    await turnedDown('This mobile number is already registered. Please login.', 'Send OTP')
    await mobile(page).clear()
    await mobile(page).pressSequentially('91234567801')
    await expect(mobile(page)).toHaveValue('9123456780')
    const Otp = await sendCode(page)
    await refused(code(page), 'Please enter valid OTP', 'Register')
    await code(page).pressSequentially('1a23456')
    await expect(code(page)).toHaveValue('12345')
    await code(page).press('Backspace')
    await refused(code(page), 'Please enter valid OTP', 'Register')
    expect(calls).toBe(2)

    await code(page).fill(Otp)
    await turnedDown('Name is not valid', 'Register')
    await expect(code(page)).toBeFocused()
    await mockAnswer(page, 'VerifyOtpAndRegister', { response: { n: 0, Msg: 'Not <i>today</i>.' } })
    await turnedDown('Not <i>today</i>.', 'Register')
    expect(await page.evaluate(() => sessionStorage.getItem('TokenId'))).toBeNull()
  },
)

test(
  'a code can be resent after fifteen, then sixty seconds; an edited field returns to the form',
  { tag: ['@REGF-03', '@REGF-04', '@REGF-05', '@REGF-06', '@REGF-07', '@CONST-33', '@CONST-44'] },
  async ({ page, shop }) => {
    await page.clock.install()
    await page.goto(shop.url('/register'))
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await fillIn(page)
    await sendCode(page)
    await expect(main(page).getByText('Resend in 0:15')).toBeVisible()
    await page.clock.runFor(1000)
    await expect(main(page).getByText('Resend in 0:14')).toBeVisible()
    await page.clock.runFor(13_000)
    await expect(main(page).getByText('Resend in 0:01')).toBeVisible()
    await expect(button(page, 'Resend')).toHaveCount(0)
    await page.clock.runFor(1000)
    await Promise.all([asked(page, 'SendOtpForNonRegisterUserWeb'), button(page, 'Resend').click()])
    await expect(main(page).getByText('Resend in 1:00')).toBeVisible()
    await page.clock.runFor(1000)
    await expect(main(page).getByText('Resend in 0:59')).toBeVisible()

    for (const field of [name(page), email(page), mobile(page)]) {
      await expect(button(page, 'Register')).toBeVisible()
      await field.press('End')
      await field.press('Backspace')
      await expect(code(page)).toHaveCount(0)
      await fillIn(page)
      await sendCode(page)
      await expect(code(page)).toHaveValue('')
    }
  },
)
