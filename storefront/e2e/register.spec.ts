import type { Page } from '@playwright/test'
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
const said = (page: Page) => messages(page).getByRole('status')
const asked = (page: Page, call: string) => page.waitForResponse((answer) => answer.url().includes(`/v1/${call}`))

/** This call's response has no envelope. */
interface Told {
  Msg: string
}

async function fillIn(page: Page, person = ASHA): Promise<void> {
  await name(page).fill(person.name)
  await email(page).fill(person.email)
  await mobile(page).fill(person.mobile)
}

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
      '@smoke',
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
      '@SHELL-079',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
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
    // Only the focused field's error is read.
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(Msg).last()).toBeVisible()
    await expect(said(page)).not.toContainText(Msg)
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
    await expect(page.getByRole('button', { name: `Account of ${ASHA.name}` })).toBeVisible()
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
